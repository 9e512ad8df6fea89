import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processesOf } from '@afc/server/platform/database/embedded/leftover';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'afc-run-test-'));
chmodSync(folder, 0o711); // PostgreSQL's own user passes through it when the tests run as root
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const run = fileURLToPath(new URL('run.ts', import.meta.url));
const commandOf = (args: string[]) => ['--import', import.meta.resolve('tsx'), run, ...args];
const bench = (...args: string[]) =>
  spawnSync(process.execPath, commandOf(args), { cwd: folder, encoding: 'utf8', timeout: 240_000 });

it('says how each is called instead of running it, from whatever folder', () => {
  const { status, stdout, stderr } = bench('lists', '--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('  lists [records]\n');
  for (const name of ['names', 'perturbed-names']) expect(stdout).toContain(`  ${name} [FILE-OR-FOLDER [format]]\n`);
});

it.each([
  ['There is no bench list.', ['list']],
  ['many is no number.', ['audit', 'many']],
  ['The format is one of ', ['names', 'list.csv', 'cvs']],
])('says on the error stream: %s', (sentence, args) => {
  const { status, stdout, stderr } = bench(...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.startsWith(sentence)).toBe(true);
});

it('leaves neither a database nor its folder behind when it is interrupted', async () => {
  const interrupted = spawn(process.execPath, commandOf(['audit', '1000000']), {
    env: { PATH: process.env.PATH ?? '', TMPDIR: folder },
    stdio: 'inherit',
  });
  const ended = once(interrupted, 'exit');
  const dataFolders = () => readdirSync(folder).filter((name) => /^afc-bench-\w{6}$/.test(name));
  const cluster = () => join(folder, dataFolders()[0] ?? '', 'postgres/cluster');
  await expect.poll(() => existsSync(join(cluster(), 'postmaster.pid'))).toBe(true);
  const made = cluster();
  interrupted.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  expect(dataFolders()).toEqual([]);
  await expect.poll(() => processesOf(made)).toEqual([]);
}, 60_000);
