import { cosineForFar, type ScoreCurve } from './score-curve.ts';

const BINS = 20_000;
const FARS = [1e-2, 1e-3, 1e-4] as const;

export type PairFigures = {
  pairs: { genuine: number; impostor: number };
  /** True pairs accepted where at most this share of strangers is; nothing where too few strangers were compared. */
  tarAtFar: { far: number; threshold: number | null; tar: number | null }[];
  /** Where as many strangers are accepted as true pairs are rejected. */
  equalErrorRate: number | null;
};

/** Counts the cosines of many pairs, to a ten-thousandth, without keeping the pairs. */
export class PairScores {
  readonly #genuine = new Float64Array(BINS + 1);
  readonly #impostor = new Float64Array(BINS + 1);
  #genuineCount = 0;
  #impostorCount = 0;
  #sum = 0;
  #squares = 0;

  add(cosine: number, same: boolean): void {
    const bin = Math.min(BINS, Math.max(0, Math.floor(((cosine + 1) / 2) * BINS)));
    if (same) {
      this.#genuine[bin] = (this.#genuine[bin] ?? 0) + 1;
      this.#genuineCount++;
      return;
    }
    this.#impostor[bin] = (this.#impostor[bin] ?? 0) + 1;
    this.#impostorCount++;
    this.#sum += cosine;
    this.#squares += cosine * cosine;
  }

  figures(): PairFigures {
    const { far, frr } = this.#rates();
    let equalErrorRate = this.#genuineCount && this.#impostorCount ? 1 : null;
    for (let bin = 0; bin <= BINS && equalErrorRate !== null; bin++)
      equalErrorRate = Math.min(equalErrorRate, Math.max(far[bin] ?? 0, frr[bin] ?? 0));
    const tarAtFar = FARS.map((wanted) => {
      const bin = far.findIndex((rate) => rate <= wanted);
      if (this.#impostorCount * wanted < 1 || this.#genuineCount === 0 || bin === -1)
        return { far: wanted, threshold: null, tar: null };
      return { far: wanted, threshold: cosineOfBin(bin), tar: 1 - (frr[bin] ?? 0) };
    });
    return { pairs: { genuine: this.#genuineCount, impostor: this.#impostorCount }, tarAtFar, equalErrorRate };
  }

  /** The curve in the form that the thresholds are derived from. */
  curve(model: string): ScoreCurve {
    const { far, frr } = this.#rates();
    const points = Array.from({ length: 101 }, (_, step) => {
      const cosine = step / 100;
      const bin = Math.round(((cosine + 1) / 2) * BINS);
      return { cosine, far: far[bin] ?? 0, frr: frr[bin] ?? 0 };
    });
    const mean = this.#sum / Math.max(1, this.#impostorCount);
    const deviation = Math.sqrt(Math.max(1e-12, this.#squares / Math.max(1, this.#impostorCount) - mean * mean));
    const counted = points.findLast((point) => point.far * this.#impostorCount >= FEWEST_COUNTED);
    const measured = {
      model,
      pairs: { genuine: this.#genuineCount, impostor: this.#impostorCount },
      tail: { from: counted?.cosine ?? 0, mean, deviation },
      points,
    };
    return { ...measured, limits: limitsOf(measured) };
  }

  #rates(): { far: Float64Array; frr: Float64Array } {
    const far = new Float64Array(BINS + 1);
    const frr = new Float64Array(BINS + 1);
    let accepted = 0;
    for (let bin = BINS; bin >= 0; bin--) {
      accepted += this.#impostor[bin] ?? 0;
      far[bin] = accepted / Math.max(1, this.#impostorCount);
    }
    let rejected = 0;
    for (let bin = 0; bin <= BINS; bin++) {
      frr[bin] = rejected / Math.max(1, this.#genuineCount);
      rejected += this.#genuine[bin] ?? 0;
    }
    return { far, frr };
  }
}

/** Fewer strangers than this above a cosine are chance; the normal tail takes over. */
const FEWEST_COUNTED = 10;

/** The default model's floors and caps, as the false accept rates that they stand for. */
const LIMIT_FARS = { consider: { floor: 1.2e-3, cap: 1.4e-7 }, blacklist: { floor: 1.4e-6, cap: 2e-10 } };

function limitsOf(measured: Omit<ScoreCurve, 'limits'>): ScoreCurve['limits'] {
  const curve = { ...measured, limits: LIMIT_FARS };
  const cosines = ({ floor, cap }: { floor: number; cap: number }) => ({
    floor: cosineForFar(curve, floor),
    cap: cosineForFar(curve, cap),
  });
  return { consider: cosines(LIMIT_FARS.consider), blacklist: cosines(LIMIT_FARS.blacklist) };
}

const cosineOfBin = (bin: number): number => (2 * bin) / BINS - 1;
