// `npm run pack`: an archive of what was built, for machines that install no compiler. `npm run pack -- FOLDER` writes the
// same files into a folder instead.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { name, version, workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Beside the built folders. npm compares the lockfile with the package.json of every workspace. */
const files = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  ...workspaces.map((workspace) => join(workspace, 'package.json')),
  ...['contract', 'screening', 'server', 'web'].map((workspace) => join(workspace, 'dist')),
  ...['start', 'afc', 'build', 'node-version', 'one-at-a-time', 'packages', 'slim', 'is-ready'].map(
    (script) => `scripts/${script}.mjs`,
  ),
  'server/samples',
  'deploy/systemd',
  'docs/operations.md',
  'docs/integration.md',
];

/** What only compilers, debuggers and tests read. */
const isLeftOut = (file) => /\.(d\.ts|js\.map|tsbuildinfo)$|\/dist\/(.+\/)?testing$/.test(file);

function writeTo(folder) {
  for (const file of files)
    cpSync(join(root, file), join(folder, file), { recursive: true, filter: (from) => !isLeftOut(from) });
}

function end(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [given, ...others] = process.argv.slice(2);
if (others.length > 0) end('npm run pack [-- FOLDER]');
if (given && existsSync(given) && (!statSync(given).isDirectory() || readdirSync(given).length > 0))
  end(`${resolve(given)} is not an empty folder.`);

build();
if (given) {
  writeTo(resolve(given));
  process.stdout.write(`AFC ${version} is in ${resolve(given)}\n`);
} else {
  const title = `${name}-${version}`;
  const archive = join(root, `${title}.tar.gz`);
  const folder = mkdtempSync(join(tmpdir(), 'afc-pack-'));
  writeTo(join(folder, title));
  const { status, error } = spawnSync('tar', ['--owner=0', '--group=0', '-czf', archive, '-C', folder, title], {
    stdio: 'inherit',
  });
  rmSync(folder, { recursive: true });
  if (error || status !== 0) end(`The archive could not be made${error ? ` (${error.message})` : ''}.`);
  process.stdout.write(`${archive}\n`);
}
