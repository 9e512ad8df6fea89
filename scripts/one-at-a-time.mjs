import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const lookAgainMs = 100;
/** No work takes longer; after a crash its process number may be another's. */
const longestMs = 10 * 60_000;

/** Does the work while no other process holds the file; waits for whoever does. */
export function oneAtATime(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  while (!taken(file)) {
    if (isLeftOver(file)) rmSync(file, { force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lookAgainMs);
  }
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}

function taken(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** Its process is gone: it was killed, or a step of its work failed. */
function isLeftOver(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > longestMs) return true;
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
