import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { exitOnSignals } from '@afc/server/start/cli/exit-on-signals';
import { countOf } from './arguments.ts';
import { report, timesOf } from './figures.ts';
import { removeAtExit } from './remove-at-exit.ts';

const scripts = fileURLToPath(new URL('../../scripts', import.meta.url));

/**
 * How long the built product takes from its command to the first answer, in an empty folder, and ever after:
 * `npm run bench -- start [starts]`.
 */
export async function bench(args: readonly string[]): Promise<void> {
  const count = countOf(args[0], 5);
  const buildMs = timeBuild();
  const dataFolder = mkdtempSync(join(tmpdir(), 'afc-bench-start-'));
  chmodSync(dataFolder, 0o711); // as root, PostgreSQL's own user must get through
  exitOnSignals();
  removeAtExit(dataFolder);
  const firstMs = await timeStart(dataFolder);
  const laterMs = await timesOf(count, () => timeStart(dataFolder));
  laterMs.sort((a, b) => a - b);
  const medianMs = laterMs[Math.floor(laterMs.length / 2)];
  report({ bench: 'start', buildMs, firstMs, laterMs: medianMs, laterWorstMs: laterMs.at(-1) });
}

/** Nothing where the build is up to date. */
function timeBuild(): number {
  const begin = performance.now();
  const { status } = spawnSync(process.execPath, [join(scripts, 'build.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the build failed');
  return Math.round(performance.now() - begin);
}

async function timeStart(dataFolder: string): Promise<number> {
  const begin = performance.now();
  const product = spawn(process.execPath, [join(scripts, 'start.mjs')], {
    env: { ...process.env, AFC_DATA: dataFolder, PORT: '0', AFC_LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const endWithUs = () => product.kill('SIGTERM');
  process.prependOnceListener('exit', endWithUs);
  const ended = once(product, 'exit');
  const address = await readAddress(product.stdout);
  const { status } = await fetch(`${address}/readyz`);
  const took = Math.round(performance.now() - begin);
  product.kill('SIGTERM');
  await ended;
  process.off('exit', endWithUs);
  if (status !== 200) throw new Error(`the product was not ready: ${status}`);
  return took;
}

/** Listens to the end: a closed pipe would disturb the product. */
function readAddress(output: Readable): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    output.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /ready at (\S+)/.exec(text)?.[1];
      if (address) resolve(address);
    });
    output.on('end', () => reject(new Error(`the product ended before it was ready: ${text}`)));
  });
}
