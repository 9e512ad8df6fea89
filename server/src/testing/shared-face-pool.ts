import type { FacePool } from '@afc/screening/faces/pool';
import type { Config } from '../config.ts';
import { openFacePool } from '../gallery/open-face-pool.ts';

const pools = new Map<string, Promise<FacePool>>();

/**
 * The real networks, loaded once for all applications of this process that want the same ones: they remember nothing of
 * a picture. Idle threads do not keep the process alive.
 */
export async function sharedFacePool(config: Pick<Config, 'face' | 'dataFolder'>): Promise<FacePool> {
  const { modelFolder, model, liveness, threads } = config.face;
  const wanted = JSON.stringify([modelFolder ?? config.dataFolder, model, liveness, threads]);
  const pool = pools.get(wanted) ?? openFacePool(config);
  pools.set(wanted, pool);
  return { ...(await pool), close: () => Promise.resolve() };
}
