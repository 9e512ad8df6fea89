import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { StartProblem } from '../../base/start-problem.ts';

/** Another AFC holds the lock. */
export class FolderInUse extends StartProblem {}

/**
 * Takes a lock that lasts as long as this process: the kernel drops it however the process ends, so none is ever stale.
 * flock(1) locks the open file it inherits from us, which is how a lock that Node cannot take itself becomes ours.
 */
export function lockFolder(lockFile: string, heldMessage: string): { release(): void } {
  const file = openSync(lockFile, 'a', 0o600);
  const { status, error } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', file] });
  if (status !== 0) closeSync(file);
  if (error) throw new StartProblem('AFC needs the command flock (package util-linux) to guard its database.');
  if (status !== 0) throw new FolderInUse(heldMessage);
  let held = true;
  return {
    release: () => {
      if (held) closeSync(file); // once only: the number may stand for another file afterwards
      held = false;
    },
  };
}
