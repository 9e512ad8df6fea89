import type { LivenessFile } from './models.ts';
import { Network } from './network.ts';
import { type Box, centreOf, type Picture, sideOf } from './picture.ts';
import { squareAround, warp } from './warp.ts';

/** The operator's own passive-liveness classifier: a crop around the face in, one score per class out. */
export class Liveness {
  readonly #file: LivenessFile;
  readonly #network: Network;

  private constructor(file: LivenessFile, network: Network) {
    this.#file = file;
    this.#network = network;
  }

  static async load(file: LivenessFile): Promise<Liveness> {
    const liveness = new Liveness(file, await Network.load(file.path));
    await liveness.#score(); // a class that it does not have is told now, and not of every photo
    return liveness;
  }

  async judge(picture: Picture, box: Box): Promise<{ model: string; score: number }> {
    const { size, planes } = this.#network;
    const matrix = squareAround(centreOf(box), sideOf(box) * this.#file.cropScale, 0, size);
    warp(picture, matrix, size, this.#file, planes);
    return { model: this.#file.id, score: await this.#score() };
  }

  /** Of the pixels that its planes hold. */
  async #score(): Promise<number> {
    const classes = (await this.#network.run())[this.#network.firstOutput];
    const score = classes && probabilities(classes)[this.#file.liveClass];
    if (score === undefined)
      throw new Error(`The liveness network ${this.#file.path} has no class ${this.#file.liveClass}.`);
    return score;
  }
}

/** Networks end with or without their softmax; scores that already are probabilities stay as they are. */
function probabilities(classes: Float32Array): Float32Array {
  const sum = classes.reduce((total, value) => total + value, 0);
  if (classes.every((value) => value >= 0 && value <= 1) && Math.abs(sum - 1) < 1e-3) return classes;
  const highest = Math.max(...classes);
  const powers = classes.map((value) => Math.exp(value - highest));
  const total = powers.reduce((all, value) => all + value, 0);
  return powers.map((value) => value / total);
}
