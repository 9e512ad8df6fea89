import { mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, inject, it } from 'vitest';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { ServerProcess } from './server-process.mjs';

const threads = new URL('../../screening/src/threads/worker-thread.ts', import.meta.url).href;

/** A server that is ready when its thread has said at which port. */
const server = `
  import { startWorkerThread } from ${JSON.stringify(threads)};
  export function main({ onReady }: { onReady: (address: string) => void }): Promise<void> {
    startWorkerThread('./thread', import.meta.url).on('message', (port: string) => onReady('http://127.0.0.1:' + port));
    return new Promise(() => undefined);
  }`;
const thread = (port: string) => `
  import { parentPort } from 'node:worker_threads';
  const port: string = ${port};
  parentPort?.postMessage(port);`;

it('runs the sources as they are now, threads included, and after a failure again', async () => {
  const folder = mkdtempSync(join(inject('testFolder'), 'server-process-'));
  const [main, output] = [join(folder, 'main.ts'), join(folder, 'output')];
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(main, server.replace('): Promise', ' Promise'));
  writeFileSync(join(folder, 'thread.ts'), thread('process.env.FIRST_PORT'));
  const told: string[] = [];
  const listeners = { onReady: () => told.push('ready'), onFailure: () => told.push('failure') };
  const process_ = new ServerProcess({ module: pathToFileURL(main).href, output: openSync(output, 'a') }, listeners);
  try {
    await process_.restart({});
    expect(await process_.port()).toBeUndefined();
    const said = () => readFileSync(output, 'utf8');
    expect(said()).toMatch(/^\S*main\.ts:3:\d+ cannot be compiled: [^\n]+\n$/);

    writeFileSync(main, server);
    await process_.restart({ FIRST_PORT: '4001' });
    expect(await process_.port()).toBe(4001);

    writeFileSync(join(folder, 'thread.ts'), thread("'4002'"));
    process_.expectRestart();
    const asked = process_.port();
    await process_.restart({});
    expect(await asked).toBe(4002);
    expect(told).toEqual(['failure', 'ready', 'ready']);

    writeFileSync(join(folder, 'thread.ts'), 'const port: = 1;');
    await process_.restart({});
    await waitFor(() => (said().includes('thread.ts:1:12 cannot be compiled: Unexpected "="\n') ? true : undefined));
  } finally {
    await process_.stop();
  }
  expect(await process_.port()).toBeUndefined();
});
