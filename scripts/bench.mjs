// `npm run bench -- <name> [args]`, on the built product.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

/** What is measured alone, as anybody's program may use it; the rest is measured as `npm start` runs it. */
const engines = ['faces', 'face-search', 'names'];

build();
const args = process.argv.slice(2);
const flags = engines.includes(args[0] ?? '') ? [] : ['--max-semi-space-size=64'];
const run = fileURLToPath(new URL('../bench/src/run.ts', import.meta.url));
const { status } = spawnSync(process.execPath, [...flags, '--import', import.meta.resolve('tsx'), run, ...args], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
