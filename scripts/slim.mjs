// `npm run slim`: takes out of the installed packages what no program on this machine can load, and says how much it was.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFolder } from './packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const megabyte = 1_000_000;

/** Libraries of every system and processor come in this one package; it loads bin/napi-…/<platform>/<arch> alone. */
function foreignLibraries() {
  const runtime = packageFolder('onnxruntime-node', join(root, 'screening'));
  if (!runtime) return [];
  const below = (folder) => readdirSync(folder).map((name) => join(folder, name));
  const own = join(process.platform, process.arch);
  return below(join(runtime, 'bin'))
    .flatMap(below)
    .flatMap(below)
    .filter((folder) => !folder.endsWith(own));
}

const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true }).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

const foreign = foreignLibraries();
const bytes = foreign.reduce((sum, folder) => sum + sizeOf(folder), 0);
for (const folder of foreign) rmSync(folder, { recursive: true });
process.stdout.write(`${Math.round(bytes / megabyte)} MB of libraries for other systems removed\n`);
