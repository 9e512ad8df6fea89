import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';

it('knows what it builds, also where a link leads to it', () => {
  const link = join(mkdtempSync(join(inject('testFolder'), 'build-')), 'link');
  symlinkSync(fileURLToPath(new URL('..', import.meta.url)), link);
  const build = (...names: string[]) =>
    spawnSync(process.execPath, [join(link, 'scripts/build.mjs'), ...names], { encoding: 'utf8' });
  const { status, stdout, stderr } = build('sever');
  expect([status, stdout, stderr]).toEqual([1, '', 'npm run build [-- [kernel] [screening] [server] [web]]\n']);
  expect(build('kernel').status).toBe(0);
});

/** With nothing to build but its scripts. */
function installationIn(prefix: string): string {
  const root = mkdtempSync(join(inject('testFolder'), prefix));
  for (const name of ['build.mjs', 'node-version.mjs', 'one-at-a-time.mjs'])
    cpSync(fileURLToPath(new URL(name, import.meta.url)), join(root, 'scripts', name));
  mkdirSync(join(root, 'contract/src'), { recursive: true });
  return root;
}

it.each(['#', '?'])('says in one sentence that it builds in no folder with the sign %s', (sign) => {
  const root = installationIn(`build${sign}`);
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { encoding: 'utf8' });
  expect(stderr).toBe(`AFC cannot be built in ${root}: move it to a folder without the sign ${sign}.\n`);
  expect(status).toBe(1);
});

it('says in one sentence that an account may not write where it should build', () => {
  const root = installationIn('build-');
  chmodSync(root, 0o555);
  const somebody = process.getuid?.() === 0 ? { uid: 65_534 } : {}; // for root nothing is closed
  const args = [join(root, 'scripts/build.mjs'), 'web'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: '/', ...somebody });
  chmodSync(root, 0o755);
  expect(stderr).toBe(
    `AFC is not built, and this account may not write to ${root}: run npm run build as one that may.\n`,
  );
  expect(status).toBe(1);
});

it('builds no tests, whose types are checked apart', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const testsIn = (project: string) => {
    const { stdout } = spawnSync(process.execPath, [compiler, '--listFilesOnly', '-p', project], {
      encoding: 'utf8',
      cwd: root,
    });
    return stdout.split('\n').filter((file) => file.endsWith('.test.ts'));
  };
  const built = ['contract', 'screening', 'server'];
  expect(built.flatMap(testsIn)).toEqual([]);
  const written = built.flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => join(root, name, 'src', file)),
  );
  expect(testsIn('tsconfig.tests.json').toSorted()).toEqual(written.toSorted());
});
