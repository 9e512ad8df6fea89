import { rmSync } from 'node:fs';
import { findPaths } from '@afc/server/platform/database/embedded/places';

const tries = 100;
const lookAgainMs = 100;

/** However the bench ends. A PostgreSQL that ends at the same time still writes for a moment. */
export function removeAtExit(dataFolder: string): void {
  process.once('exit', () => {
    const { folder } = findPaths(dataFolder);
    for (let left = tries; left > 0 && !(isRemoved(folder) && isRemoved(dataFolder)); left--)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lookAgainMs);
  });
}

function isRemoved(folder: string): boolean {
  try {
    rmSync(folder, { recursive: true, force: true });
    return true;
  } catch {
    return false; // something was written into it meanwhile
  }
}
