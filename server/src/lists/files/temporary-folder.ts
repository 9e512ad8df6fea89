import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// PostgreSQL's socket folder is not one of these: it lives as long as the server, and the next start ends what is left.
const prefix = 'afc-list-';
const staleMs = 24 * 3_600_000;

/** A folder that exists while the work goes on, or until the process ends. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  const removeAtExit = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeAtExit);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    process.off('exit', removeAtExit);
  }
}

/** Removes what killed processes left behind: no work takes a day. Folders of other users are left to them. */
export async function sweepTemporaryFolders(now: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(tmpdir(), name);
    const found = await stat(folder).catch(() => undefined); // another process was first
    if (found?.uid === process.getuid?.() && now.getTime() - (found?.mtimeMs ?? 0) > staleMs)
      await rm(folder, { recursive: true, force: true });
  }
}
