import { sfaceScoreCurve } from '@afc/screening/faces/data/sface-score-curve';
import type { FaceOutcome, SeenImage } from '@afc/screening/faces/outcome';
import type { FacePool } from '@afc/screening/faces/pool';
import { strangerOdds } from '@afc/screening/faces/score-curve';
import { type FaceThresholds, faceThresholds } from '@afc/screening/faces/thresholds';
import type { Config } from '../../platform/config/config.ts';
import type { Following } from '../../platform/database/following.ts';
import { type FaceGallery, startGallery } from './face-gallery.ts';

/** Everything about faces: the networks on their threads, the gallery, and what a score means. */
export interface FaceEngine {
  readonly model: string;
  readonly gallery: FaceGallery;
  /** The face of an image. Where the signal aborts before its turn comes, it is not looked at any more. */
  analyse(image: Uint8Array, signal?: AbortSignal): Promise<FaceOutcome>;
  /** The same for an image that is kept, together with its renditions. */
  see(image: Uint8Array): Promise<SeenImage>;
  /** For a search over so many faces: among more of them, more strangers are alike by chance. */
  thresholds(gallerySize: number): FaceThresholds;
  /** A stranger scores this high once in so many comparisons; 0 where nobody measured that for the model. */
  strangerOdds(cosine: number): number;
  close(): Promise<void>;
}

export async function startFaceEngine(
  pool: FacePool,
  settings: Config['face'],
  following: Following,
): Promise<FaceEngine> {
  const { model, dimensions } = await pool.describe();
  const curve = settings.model ? undefined : sfaceScoreCurve;
  const thresholds: FaceEngine['thresholds'] = (gallerySize) => {
    const { considerTarget, blacklistTarget, fixed } = settings;
    if (curve) return faceThresholds({ curve, gallerySize, considerTarget, blacklistTarget, fixed });
    return { consider: fixed.consider ?? 1, blacklist: fixed.blacklist ?? 1 };
  };
  // Faces less alike than a possible match are of no use.
  const least = (size: number) => thresholds(size).consider;
  const gallery = await startGallery(following, { model, dimensions, least });
  return {
    model,
    gallery,
    analyse: (image, signal) => pool.analyse(image, signal),
    see: (image) => pool.see(image),
    thresholds,
    strangerOdds: (cosine) => (curve ? strangerOdds(curve, cosine) : 0),
    close: async () => {
      await gallery.close();
      await pool.close();
    },
  };
}
