// `npm run bench -- <name> [args]`, on the built product.
import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';

/** What is measured alone, as anybody's program may use it; the rest is measured as `npm start` runs it. */
const engines = ['faces', 'face-search', 'names'];

build();
const args = process.argv.slice(2);
const flags = engines.includes(args[0] ?? '') ? [] : ['--max-semi-space-size=64'];
const { status } = spawnSync(process.execPath, [...flags, '--import', 'tsx', 'bench/src/run.ts', ...args], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
