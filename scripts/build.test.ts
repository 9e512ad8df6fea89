import { spawnSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';

it('knows what it builds, also where a link leads to it', () => {
  const link = join(mkdtempSync(join(inject('testFolder'), 'build-')), 'link');
  symlinkSync(fileURLToPath(new URL('..', import.meta.url)), link);
  const build = (...names: string[]) =>
    spawnSync(process.execPath, [join(link, 'scripts/build.mjs'), ...names], { encoding: 'utf8' });
  const { status, stdout, stderr } = build('sever');
  expect([status, stdout, stderr]).toEqual([1, '', 'npm run build [-- [kernel] [server] [web]]\n']);
  expect(build('kernel').status).toBe(0);
});
