import { accessSync, chmodSync, constants, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const prefix = 'afc-tests-';
/** Several times what a run of all tests keeps there. */
const enough = 3 * 2 ** 30;

/**
 * A folder in memory that goes with this process, for the files that tests write: hundreds of databases are copied, and
 * products make their own, for which a disk takes its time. Undefined where there is no such place, or none to write in, or little room.
 */
export function makeMemoryFolder({ memory = '/dev/shm', room = enough } = {}) {
  if (!isWritable(memory)) return undefined;
  for (const name of readdirSync(memory)) if (name.startsWith(prefix)) removeLeftBehind(join(memory, name));
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < room || freemem() < 2 * room) return undefined;
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder);
  chmodSync(folder, 0o1777); // as /tmp: products of tests run as other users, too
  process.on('exit', () => remove(folder));
  return folder;
}

const remove = (folder) => rmSync(folder, { recursive: true, force: true });

/** What a killed process of the same user left: it is in nobody's way, but takes memory. */
function removeLeftBehind(folder) {
  const pid = Number(folder.split('-').at(-1));
  if (statSync(folder).uid === process.getuid?.() && !isRunning(pid)) remove(folder);
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
