import './no-telemetry.ts';
import ort from 'onnxruntime-node';

export type Outputs = Readonly<Record<string, Float32Array>>;

const OPTIONS: ort.InferenceSession.SessionOptions = {
  executionProviders: ['cpu'],
  // The pool has a thread for every core already; more threads here cost twice the CPU for little.
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  graphOptimizationLevel: 'all',
  logSeverityLevel: 3,
};

/** One ONNX network with one image input. */
export class Network {
  readonly #session: ort.InferenceSession;
  readonly size: number;
  readonly #input: string;
  /** Filled by the caller before each run; kept, so that thousands of images allocate it once. */
  readonly planes: Float32Array;

  private constructor(session: ort.InferenceSession, size: number) {
    this.#session = session;
    this.#input = session.inputNames[0] ?? '';
    this.size = size;
    this.planes = new Float32Array(3 * size * size);
  }

  /** `size` is the side of the square input; without it the network's own declaration counts. */
  static async load(path: string, size?: number): Promise<Network> {
    const session = await ort.InferenceSession.create(path, OPTIONS).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`The network ${path} cannot be loaded: ${reason}`, { cause });
    });
    return new Network(session, size ?? declaredSize(session, path));
  }

  get firstOutput(): string {
    return this.#session.outputNames[0] ?? '';
  }

  async run(): Promise<Outputs> {
    const tensor = new ort.Tensor('float32', this.planes, [1, 3, this.size, this.size]);
    const results = await this.#session.run({ [this.#input]: tensor });
    const outputs: Record<string, Float32Array> = {};
    for (const [name, { data }] of Object.entries(results)) if (data instanceof Float32Array) outputs[name] = data;
    return outputs;
  }
}

function declaredSize(session: ort.InferenceSession, path: string): number {
  const [input] = session.inputMetadata;
  const side = input?.isTensor ? input.shape[3] : undefined;
  if (typeof side !== 'number') throw new Error(`The network ${path} does not say how large its input image is.`);
  return side;
}
