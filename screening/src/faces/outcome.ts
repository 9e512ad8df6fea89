import type { TooLarge } from './image-limits.ts';
import type { FivePoints } from './mesh.ts';
import type { Box } from './picture.ts';
import type { Quality } from './quality.ts';
import type { Renditions } from './rendition.ts';

/** What was seen of a face, in pixels of the upright image. */
export type SeenFace = { box: Box; score: number };

export type Face = SeenFace & {
  points: FivePoints;
  quality: Quality;
  /** Length one; 128 numbers with the default network. Only comparable with vectors of the same model. */
  vector: Float32Array;
  /** Size of the upright image. */
  width: number;
  height: number;
  /** Only where the operator configured a liveness model: how sure it is of a living person, 0..1. */
  liveness?: { model: string; score: number };
};

export type PoorReason = 'too-small' | 'too-blurred' | 'too-dark' | 'too-bright';

export type FaceFailure =
  | { outcome: 'unreadable' | 'no-face'; message: string }
  | TooLarge
  | { outcome: 'several-faces'; message: string; faceCount: number; faces: SeenFace[] }
  | {
      outcome: 'too-poor';
      reason: PoorReason;
      message: string;
      faceCount: number;
      faces: SeenFace[];
      quality: Quality;
    };

export type FaceFound = { outcome: 'face'; face: Face; faceCount: number; faces: SeenFace[]; model: string };

/** What an image gave: one face with its vector, or why not, in a sentence. */
export type FaceOutcome = FaceFound | FaceFailure;

/** An image that is kept. */
export type SeenImage =
  | { outcome: FaceOutcome; renditions: Renditions }
  /** Of what cannot be decoded there are no copies. */
  | { outcome: FaceFailure; renditions: null };
