import { join } from 'node:path';
import { prepareModels } from '@afc/screening/faces/models';
import { createFacePool, type FacePool } from '@afc/screening/faces/pool';
import type { Config } from '../config.ts';

/** The networks that the configuration chooses, on their threads. */
export async function openFacePool({ face, dataFolder }: Pick<Config, 'face' | 'dataFolder'>): Promise<FacePool> {
  const models = await prepareModels({
    cacheFolder: face.modelFolder ?? join(dataFolder, 'models'),
    faceModel: face.model,
    liveness: face.liveness,
  });
  return createFacePool({ models, size: face.threads });
}
