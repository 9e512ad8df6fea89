import { copyOfStartedFolder } from './data-folder.ts';
import { type Product, startProduct } from './product.ts';

type Environment = Record<string, string>;

/** The products of one worker: the usual one and, beside it, at most the one with the variables of the present spec. */
export class Products {
  readonly #usual: string;
  readonly #running = new Map<string, Product>();

  constructor(usual: Environment) {
    this.#usual = JSON.stringify(usual);
  }

  async with(environment: Environment): Promise<Product> {
    const wanted = JSON.stringify(environment);
    await this.#stop([...this.#running.keys()].filter((other) => other !== wanted && other !== this.#usual));
    const product =
      this.#running.get(wanted) ?? (await startProduct({ dataFolder: await copyOfStartedFolder(), environment }));
    this.#running.set(wanted, product);
    return product;
  }

  stop(): Promise<void> {
    return this.#stop([...this.#running.keys()]);
  }

  async #stop(environments: readonly string[]): Promise<void> {
    for (const environment of environments) {
      await this.#running.get(environment)?.stop();
      this.#running.delete(environment);
    }
  }
}
