import { type FailureReason, photoFlaws } from '@afc/contract/vocabulary';
import type { Face, FaceFailure, PoorReason } from '@afc/screening/faces/outcome';
import { flawsOf } from '@afc/screening/faces/poor-quality';
import type { FaceEngine } from '../../engines/gallery/face-engine.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import { readUpload } from '../../platform/images/read-upload.ts';
import { storeRenditions } from '../../platform/images/store-picture.ts';
import type { FaceGeometry, SeenPicture } from '../records/picture-store.ts';
import type { Failure } from './fail.ts';

/** A picture, looked at: its face, or why there is none. */
export interface LookedAt {
  readonly picture: SeenPicture | null;
  readonly face: Face | null;
  readonly failure: Failure | null;
}

const failureReasons: Record<Exclude<FaceFailure['outcome'], 'too-poor'> | PoorReason, FailureReason> = {
  unreadable: 'unreadable',
  'too-large': 'tooLarge',
  'no-face': 'noFace',
  'several-faces': 'severalFaces',
  'too-small': 'tooSmall',
  'too-blurred': 'tooBlurred',
  'too-dark': 'tooDark',
  'too-bright': 'tooBright',
};

export const failureReasonOf = (failure: FaceFailure): FailureReason =>
  failureReasons[failure.outcome === 'too-poor' ? failure.reason : failure.outcome];

/** Looks for the face of a stored picture and stores its renditions. */
export async function seePicture(images: ImageStore, engine: FaceEngine, key: string): Promise<LookedAt> {
  const { outcome, renditions } = await engine.see(await readUpload(images, key));
  if (!renditions) return { picture: null, face: null, failure: failureOf(outcome) };
  await storeRenditions(images, key, renditions);
  const { width, height } = renditions;
  if (outcome.outcome === 'face') {
    const face = scaled(outcome.face, width, height);
    const flaws = flawsOf(outcome.face.quality);
    return { picture: { key, width, height, outcome: 'face', face, flaws }, face: outcome.face, failure: null };
  }
  const failure = failureOf(outcome);
  const flaws = photoFlaws.filter((flaw) => flaw === failure.reason);
  return { picture: { key, width, height, outcome: failure.reason, face: null, flaws }, face: null, failure };
}

const failureOf = (failure: FaceFailure): Failure => ({
  reason: failureReasonOf(failure),
  detail: failure.message,
});

/** Faces are found in the upload; pages show the full rendition. */
function scaled(face: Face, width: number, height: number): FaceGeometry {
  const [x, y] = [width / face.width, height / face.height];
  const [left, top, right, bottom] = face.box;
  return {
    box: [left * x, top * y, right * x, bottom * y],
    points: face.points.map(([px, py]): [number, number] => [px * x, py * y]),
  };
}
