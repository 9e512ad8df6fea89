import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { builtFile } from '../../testing/built-file.ts';
import { sweepTemporaryFolders, withTemporaryFolder } from './temporary-folder.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

it('a temporary folder goes with its work, however that ends', async () => {
  const used: string[] = [];
  await withTemporaryFolder(async (folder) => {
    used.push(folder);
    await writeFile(join(folder, 'list.csv'), 'half a li');
  });
  const failing = withTemporaryFolder(async (folder) => {
    used.push(folder);
    throw new Error('cut off');
  });
  await expect(failing).rejects.toThrow('cut off');
  expect(used.map((folder) => [dirname(folder), existsSync(folder)])).toEqual([
    [tmpdir(), false],
    [tmpdir(), false],
  ]);
});

it('a temporary folder goes with a process that ends in the middle of the work', () => {
  const program = `
    const { withTemporaryFolder } = await import(${JSON.stringify(builtFile('lists/files/temporary-folder.js'))});
    await withTemporaryFolder(async (folder) => {
      process.stdout.write(folder);
      process.exit();
    });`;
  const folder = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  expect([dirname(folder), existsSync(folder)]).toEqual([tmpdir(), false]);
});

it('what a killed process left is swept after a day, and nothing else is', async () => {
  const other = await mkdtemp(join(tmpdir(), 'afc-other-'));
  await utimes(other, hoursAgo(30), hoursAgo(30));
  await withTemporaryFolder((fresh) =>
    withTemporaryFolder(async (left) => {
      await writeFile(join(left, 'list.csv'), 'half a li');
      await utimes(left, hoursAgo(25), hoursAgo(25));
      await sweepTemporaryFolders(new Date());
      expect([left, fresh, other].map((folder) => existsSync(folder))).toEqual([false, true, true]);
    }),
  );
  await rm(other, { recursive: true });
});
