import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { readServerFile } from '../server/src/platform/database/embedded/leftover.ts';
import { findPaths } from '../server/src/platform/database/embedded/places.ts';
import { createDataFolder } from '../server/src/testing/product.ts';
import { waitFor } from '../server/src/testing/wait-for.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** What package.json runs, in a data folder of its own. */
function dev(env: Record<string, string>) {
  const { dev } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
  const folder = createDataFolder();
  const child = spawn('/bin/sh', ['-c', dev], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      TMPDIR: tmpdir(),
      AFC_DATA: folder.path,
      AFC_MODELS: join(tmpdir(), 'afc-test-models'),
      AFC_SAMPLES: 'none',
      FACE_THREADS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = once(child, 'close');
  cleanups.push(folder.remove, () => child.kill('SIGKILL') && ended);
  /** All that the pattern finds in the output, as soon as it is found so often. */
  const found = (pattern: RegExp, count: number) =>
    waitFor(() => {
      if (child.exitCode !== null) throw new Error(`npm run dev ended: ${output}`);
      const matches = [...output.matchAll(pattern)].map(([, match = '']) => match);
      return matches.length >= count ? matches : undefined;
    });
  return { child, folder, ended, found, output: () => output };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Its content stays. */
function touchSource() {
  const now = new Date();
  utimesSync(join(root, 'server/src/main.ts'), now, now);
}

async function takePort() {
  const server = createServer().listen(0, '127.0.0.1');
  cleanups.push(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { port: String(port), free: () => once(server.close(), 'close') };
}

it('serves pages and calls at one address, starts the server anew after a change, on the same PostgreSQL, and ends all', async () => {
  const { port, free } = await takePort();
  const { child, folder, ended, found, output } = dev({ PORT: port });
  await found(new RegExp(`^(The port ${port}) is taken on 127.0.0.1: set PORT to another one.$`, 'gm'), 1);
  await free();
  touchSource();

  const readyAt = (count: number) => found(/^AFC is ready at (.*)$/gm, count);
  const pids = (count: number) => found(/"pid":(\d+),.*Server listening/g, count).then((all) => all.map(Number));
  expect(await readyAt(1)).toEqual([`http://localhost:${port}`]);
  expect(output()).toMatch(/The administrator is \S+ with password \S+/);
  const postgres = () => readServerFile(findPaths(folder.path).cluster)?.pid;
  const [[first = 0], before] = [await pids(1), postgres()];
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect(await (await get('/login')).text()).toContain('/@vite/client');
  expect(await (await get('/src/main.tsx')).text()).toContain('createRoot');
  expect(await (await get('/flags/es.svg')).text()).toContain('<svg');
  expect((await get('/flags/nowhere.svg')).status).toBe(404);
  expect((await get('/icon.svg')).headers.get('content-type')).toBe('image/svg+xml');

  touchSource();
  await readyAt(2);
  expect((await get('/healthz')).status).toBe(200);
  const [, second = 0] = await pids(2);
  expect([second === first, isAlive(first), isAlive(second)]).toEqual([false, false, true]);
  expect(folder.postgresProcesses()).toContain(before);
  expect(postgres()).toBe(before);

  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect([isAlive(second), folder.postgresProcesses()]).toEqual([false, []]);
  expect(output()).not.toMatch(/^ +at /m);
});
