// Builds what `npm start` runs. A stamp over the sources makes a second build a no-op.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeProblem } from './node-version.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const stampFolder = join(root, '.build');

/** Each step names its inputs, its output and the command that makes one from the other. */
const steps = [
  {
    name: 'kernel',
    inputs: ['screening/src/faces/kernel'],
    output: 'screening/dist/faces/kernel.wasm',
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
    run: () => {
      tool('typescript', 'bin/tsc', ['-b', 'screening']);
      moveAlong('screening', 'names/tables');
    },
  },
  {
    name: 'server',
    inputs: ['contract/src', 'screening/src', 'server/src', 'tsconfig.base.json', 'package-lock.json'],
    output: 'server/dist/main.js',
    run: () => {
      tool('typescript', 'bin/tsc', ['-b', 'server']);
      moveAlong('server', 'platform/database/migrations');
    },
  },
  {
    name: 'web',
    inputs: ['contract/src', 'web/src', 'web/public', 'web/index.html', 'web/vite.config.ts', 'package-lock.json'],
    output: 'web/dist/index.html',
    run: () => tool('vite', 'bin/vite.js', ['build', 'web', '--logLevel', 'warn']),
  },
];

/** Where a program of an installed package is. */
export const programOf = (packageName, file) => join(dirname(require.resolve(`${packageName}/package.json`)), file);

function tool(packageName, file, args) {
  const program = programOf(packageName, file);
  const { status } = spawnSync(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' });
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
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs)
    for (const file of filesUnder(join(root, input))) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function isBuilt({ name, inputs, output }) {
  const stamp = stampOf(name);
  return existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(inputs);
}

/** What the web is built with takes these signs for the end of a file's name. */
function folderProblem() {
  const [sign] = root.match(/[#?]/) ?? [];
  return sign && `AFC cannot be built in ${root}: move it to a folder without the sign ${sign}.`;
}

const stampOf = (name) => join(stampFolder, `${name}.stamp`);

/** @param {{ quiet?: boolean, only?: string[] }} options */
export function build({ quiet = false, only = [] } = {}) {
  // Here, because everything that runs AFC builds first.
  const problem = nodeProblem(process.version) ?? folderProblem();
  if (problem) {
    process.stderr.write(`${problem}\n`);
    process.exit(1);
  }
  const wanted = steps.filter(({ name }) => only.length === 0 || only.includes(name));
  const missing = () => wanted.filter((step) => existsSync(join(root, step.inputs[0])) && !isBuilt(step));
  if (missing().length === 0) return;
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
    process.stderr.write(
      `AFC is not built, and this account may not write to ${root}: run npm run build as one that may.\n`,
    );
    process.exit(1);
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
