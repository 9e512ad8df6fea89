import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the data folder is that every product of the tests begins with a copy of. */
export const startedFolderVariable = 'AFC_E2E_STARTED_FOLDER';

export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'afc-e2e-'));
  await chmod(folder, 0o711); // as root, PostgreSQL's own user must get through, or the database lands elsewhere
  return folder;
}

/** As the first start leaves it. */
export async function copyOfStartedFolder(): Promise<string> {
  const started = process.env[startedFolderVariable];
  if (!started) throw new Error('No product was started before the tests.');
  const folder = await newDataFolder();
  // With owners and rights, which a copy by Node loses.
  execFileSync('cp', ['-a', `${started}/.`, folder]);
  return folder;
}
