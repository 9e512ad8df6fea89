import { accessSync, chmodSync, constants, existsSync, mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartProblem } from '../base/start-problem.ts';

/** Makes the data folder, closed to others; as root PostgreSQL's own user may pass through, but not look around. */
export function ensureDataFolder(folder: string): void {
  try {
    if (makeFolder(folder)) chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
    if (!statSync(folder).isDirectory()) throw new Error('it is not a folder');
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    // Root may write anywhere, and in /proc still cannot.
    rmdirSync(mkdtempSync(join(folder, '.writable-')));
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(',')[0] : 'unknown reason';
    throw new StartProblem(`The folder ${folder} cannot be written (${reason}): set AFC_DATA to one that can.`);
  }
}

/** Step by step, because Node's recursive mkdir never returns where a file system accepts no folders, such as /proc. */
function makeFolder(folder: string): boolean {
  if (existsSync(folder)) return false;
  makeFolder(dirname(folder));
  mkdirSync(folder);
  return true;
}
