import type { FaceModelConfig, LivenessConfig } from '@afc/screening/faces/models';
import { z } from 'zod';
import { StartProblem } from '../base/start-problem.ts';

const share = z.coerce.number().gt(0).lt(1);
const cosine = z.coerce.number().gt(-1).max(1);
const channels = z.enum(['rgb', 'bgr']);
const number = z.coerce.number();
const divisor = number.refine((value) => value !== 0, 'nothing can be divided by 0');

/** Variables of the environment that choose the face networks and what their scores decide. */
export const faceVariables = {
  /** Where converted networks are kept; in the data folder unless given. */
  AFC_MODELS: z.string().min(1).optional(),
  /** Threads that look at pictures; one for each core unless given. */
  FACE_THREADS: z.coerce.number().int().positive().max(256).optional(),
  FACE_CONSIDER_TARGET: share.optional(),
  FACE_BLACKLIST_TARGET: share.optional(),
  FACE_CONSIDER: cosine.optional(),
  FACE_BLACKLIST: cosine.optional(),
  FACE_MODEL: z.string().min(1).optional(),
  FACE_MODEL_CHANNELS: channels.optional(),
  FACE_MODEL_MEAN: number.optional(),
  FACE_MODEL_SCALE: divisor.optional(),
  LIVENESS_MODEL: z.string().min(1).optional(),
  LIVENESS_MODEL_CHANNELS: channels.optional(),
  LIVENESS_MODEL_MEAN: number.optional(),
  LIVENESS_MODEL_SCALE: divisor.optional(),
  LIVENESS_MODEL_CROP: number.positive().optional(),
  LIVENESS_MODEL_LIVE_CLASS: z.coerce.number().int().min(0).optional(),
  /** Photos that the liveness model is less sure of are considered. */
  LIVENESS_THRESHOLD: share.default(0.5),
};

const FaceEnvironment = z.object(faceVariables);
type FaceEnvironment = z.output<typeof FaceEnvironment>;

export function readFaceSettings(env: FaceEnvironment) {
  if (env.FACE_MODEL && (env.FACE_CONSIDER === undefined || env.FACE_BLACKLIST === undefined))
    throw new StartProblem(
      'FACE_MODEL needs FACE_CONSIDER and FACE_BLACKLIST: nobody has measured what its scores mean.',
    );
  if (env.FACE_CONSIDER !== undefined && env.FACE_BLACKLIST !== undefined && env.FACE_CONSIDER > env.FACE_BLACKLIST)
    throw new StartProblem(
      'FACE_CONSIDER must not be greater than FACE_BLACKLIST: whom it leaves out is never blacklisted.',
    );
  return {
    modelFolder: env.AFC_MODELS,
    threads: env.FACE_THREADS,
    considerTarget: env.FACE_CONSIDER_TARGET,
    blacklistTarget: env.FACE_BLACKLIST_TARGET,
    fixed: { consider: env.FACE_CONSIDER, blacklist: env.FACE_BLACKLIST },
    model: faceModel(env),
    liveness: livenessModel(env),
    livenessThreshold: env.LIVENESS_THRESHOLD,
  };
}

function faceModel(env: FaceEnvironment): FaceModelConfig | undefined {
  if (!env.FACE_MODEL) return undefined;
  return {
    path: env.FACE_MODEL,
    ...given({ channels: env.FACE_MODEL_CHANNELS, mean: env.FACE_MODEL_MEAN, scale: env.FACE_MODEL_SCALE }),
  };
}

function livenessModel(env: FaceEnvironment): LivenessConfig | undefined {
  if (!env.LIVENESS_MODEL) return undefined;
  return {
    path: env.LIVENESS_MODEL,
    ...given({
      channels: env.LIVENESS_MODEL_CHANNELS,
      mean: env.LIVENESS_MODEL_MEAN,
      scale: env.LIVENESS_MODEL_SCALE,
      cropScale: env.LIVENESS_MODEL_CROP,
      liveClass: env.LIVENESS_MODEL_LIVE_CLASS,
    }),
  };
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without what is undefined, so that the model's own defaults count. */
function given<T extends object>(values: T): Given<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>;
}
