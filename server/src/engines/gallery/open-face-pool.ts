import { join } from 'node:path';
import { prepareModels } from '@afc/screening/faces/models';
import { createFacePool, type FacePool } from '@afc/screening/faces/pool';
import { StartProblem } from '../../platform/base/start-problem.ts';
import type { Config } from '../../platform/config/config.ts';

/** The networks that the configuration chooses, loaded on their threads. */
export async function openFacePool({ face, dataFolder }: Pick<Config, 'face' | 'dataFolder'>): Promise<FacePool> {
  const cacheFolder = face.modelFolder ?? join(dataFolder, 'models');
  const chosenBy = {
    FACE_MODEL: face.model?.path,
    LIVENESS_MODEL: face.liveness?.path,
    [face.modelFolder ? 'AFC_MODELS' : 'AFC_DATA']: cacheFolder,
  };
  let pool: FacePool | undefined;
  try {
    const models = await prepareModels({ cacheFolder, faceModel: face.model, liveness: face.liveness });
    pool = createFacePool({ models, size: face.threads });
    await pool.describe();
    return pool;
  } catch (error) {
    await pool?.close();
    throw withVariable(error, chosenBy);
  }
}

/** Names the variable that chose the file or folder which the sentence is about. */
function withVariable(error: unknown, chosenBy: Readonly<Record<string, string | undefined>>): unknown {
  if (!(error instanceof Error)) return error;
  const about = Object.keys(chosenBy).find((name) => chosenBy[name] && error.message.includes(chosenBy[name]));
  return about ? new StartProblem(`${error.message} Check ${about}.`, { cause: error }) : error;
}
