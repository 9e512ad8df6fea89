import { ALIGNED_SIZE, align } from './align.ts';
import type { FivePoints } from './mesh.ts';
import type { EmbedderFile } from './models.ts';
import { Network } from './network.ts';
import type { Picture } from './picture.ts';
import { normalised } from './vector.ts';

/** Turns an aligned face into a vector of length one, comparable only with vectors of the same model. */
export class Embedder {
  readonly model: string;
  readonly #file: EmbedderFile;
  readonly #network: Network;

  private constructor(file: EmbedderFile, network: Network) {
    this.model = file.id;
    this.#file = file;
    this.#network = network;
  }

  static async load(file: EmbedderFile): Promise<Embedder> {
    return new Embedder(file, await Network.load(file.path, ALIGNED_SIZE));
  }

  async embed(picture: Picture, points: FivePoints): Promise<Float32Array> {
    align(picture, points, this.#file, this.#network.planes);
    return normalised(await this.#run());
  }

  /** How many numbers a vector has; the network is asked, for its file need not say. */
  async dimensions(): Promise<number> {
    this.#network.planes.fill(0);
    return (await this.#run()).length;
  }

  async #run(): Promise<Float32Array> {
    const outputs = await this.#network.run();
    const vector = outputs[this.#network.firstOutput];
    if (!vector) throw new Error(`The face network ${this.#file.path} gave no vector.`);
    return vector;
  }
}
