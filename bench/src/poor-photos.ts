import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PhotoFlaw } from '@afc/contract/vocabulary';
import { prepareModels } from '@afc/screening/faces/models';
import type { Face } from '@afc/screening/faces/outcome';
import { createFacePool, type FacePool } from '@afc/screening/faces/pool';
import { flawsOf } from '@afc/screening/faces/poor-quality';
import { cosineOf } from '@afc/screening/faces/vector';
import sharp, { type Sharp } from 'sharp';
import { report, rounded } from './figures.ts';
import { sampleFiles } from './sample-photos.ts';

/** By how much, step by step, and how a photo is made worse. */
interface Worsening {
  readonly steps: readonly number[];
  readonly worsen: (photo: Sharp, step: number, face: Face) => Sharp;
}

const worsenings: Partial<Record<PhotoFlaw, Worsening>> = {
  // In pixels between the eyes.
  small: {
    steps: [40, 30, 24, 20, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7],
    worsen: (photo, step, { width, quality }) =>
      photo.resize({ width: Math.round((width * step) / quality.eyeDistancePx) }),
  },
  // In hundredths of the face's side.
  blurred: {
    steps: [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 4.5, 5],
    worsen: (photo, step, { quality }) => photo.blur(Math.max(0.3, (quality.sizePx * step) / 100)),
  },
  // The share of light that is left.
  dark: {
    steps: [0.5, 0.35, 0.25, 0.2, 0.16, 0.13, 0.11, 0.1, 0.09, 0.08, 0.07, 0.06, 0.05],
    worsen: (photo, step) => photo.linear(step, 0),
  },
  // So many times the light.
  bright: {
    steps: [1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 2, 2.2, 2.5, 3, 4, 5],
    worsen: (photo, step) => photo.linear(step, 0),
  },
};

/**
 * The samples made worse, and their cosine with the original: where nothing is told of the photo, where it is told as
 * flawed, where it is refused. `npm run bench -- poor-photos`
 */
export async function bench(): Promise<void> {
  const models = await prepareModels({ cacheFolder: join(tmpdir(), 'afc-bench-networks') });
  const pool = createFacePool({ models });
  const samples = await sampleFiles();
  for (const [flaw, worsening] of Object.entries(worsenings)) {
    const worse = await Promise.all(samples.map((sample) => judge(pool, sample, worsening)));
    const seen = worse.flat();
    report({
      bench: 'poor-photos',
      flaw,
      untold: cosines(seen.filter(({ flaws }) => flaws?.length === 0)),
      told: cosines(seen.filter(({ flaws }) => flaws?.some((each) => each === flaw))),
      refused: seen.filter(({ flaws }) => !flaws).length,
    });
  }
  await pool.close();
}

interface Judged {
  /** None where the photo was refused. */
  readonly flaws?: readonly PhotoFlaw[];
  readonly cosine: number;
}

async function judge(pool: FacePool, sample: Buffer, { steps, worsen }: Worsening): Promise<Judged[]> {
  const original = await pool.analyse(sample);
  if (original.outcome !== 'face') throw new Error(original.message);
  const { face } = original;
  return Promise.all(
    steps.map(async (step) => {
      const outcome = await pool.analyse(await worsen(sharp(sample), step, face).png().toBuffer());
      if (outcome.outcome !== 'face') return { cosine: 0 };
      return { flaws: flawsOf(outcome.face.quality), cosine: cosineOf(face.vector, outcome.face.vector) };
    }),
  );
}

function cosines(photos: readonly Judged[]): { photos: number; lowest: number; median: number } {
  const sorted = photos.map(({ cosine }) => cosine).toSorted((a, b) => a - b);
  const at = (place: number) => rounded(sorted[place] ?? 0);
  return { photos: sorted.length, lowest: at(0), median: at(Math.floor(sorted.length / 2)) };
}
