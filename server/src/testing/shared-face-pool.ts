import { createHash } from 'node:crypto';
import type { FacePool } from '@afc/screening/faces/pool';
import { openFacePool } from '../engines/gallery/open-face-pool.ts';
import type { Config } from '../platform/config/config.ts';

const pools = new Map<string, Promise<FacePool>>();

/**
 * The real networks, loaded once for all applications of this process that want the same ones. Of the same bytes they
 * say the same every time, so each picture is looked at once. Idle threads do not keep the process alive.
 */
export async function sharedFacePool(config: Pick<Config, 'face' | 'dataFolder'>): Promise<FacePool> {
  const { modelFolder, model, liveness, threads } = config.face;
  const wanted = JSON.stringify([modelFolder ?? config.dataFolder, model, liveness, threads]);
  const pool = pools.get(wanted) ?? openFacePool(config).then(remembering);
  pools.set(wanted, pool);
  return { ...(await pool), close: () => Promise.resolve() };
}

function remembering(pool: FacePool): FacePool {
  return {
    ...pool,
    analyse: oncePerPicture((image) => pool.analyse(image)),
    see: oncePerPicture((image) => pool.see(image)),
  };
}

function oncePerPicture<Seen>(look: (image: Uint8Array) => Promise<Seen>): (image: Uint8Array) => Promise<Seen> {
  const seen = new Map<string, Promise<Seen>>();
  return async (image) => {
    const sum = createHash('sha256').update(image).digest('hex');
    const known = seen.get(sum) ?? look(image);
    seen.set(sum, known);
    known.catch(() => seen.delete(sum));
    return structuredClone(await known);
  };
}
