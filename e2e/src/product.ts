import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@afc/contract/client';
import { patienceMs } from './patience.ts';

export interface Product {
  /** Where it answers, without a slash at the end. */
  readonly address: string;
  readonly dataFolder: string;
  readonly administrator: { readonly email: string; readonly password: string };
  /** A typed client with this token, or without any. */
  readonly client: (token?: string) => Client;
  /** A client signed in as the administrator. */
  readonly admin: Client;
  /** Leaves its data folder. */
  readonly end: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const root = join(import.meta.dirname, '../..');
const administrator = { email: 'ada@afc.test', password: 'Correct-horse-7' };
const startMilliseconds = 0.8 * patienceMs;
const stopMilliseconds = 20_000;

export interface ProductOptions {
  readonly dataFolder: string;
  readonly environment?: Record<string, string>;
}

/** Starts the built product for real: its own port and PostgreSQL. */
export async function startProduct({ dataFolder, environment = {} }: ProductOptions): Promise<Product> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const process_ = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      AFC_DATA: dataFolder,
      AFC_ADMIN_EMAIL: administrator.email,
      AFC_ADMIN_PASSWORD: administrator.password,
      AFC_SAMPLES: 'none',
      // Converted once for all tests of this machine.
      AFC_MODELS: join(tmpdir(), 'afc-test-models'),
      // Two products share two cores with two browsers.
      FACE_THREADS: '1',
      // All tests come from one address and sign in more often than any person.
      LOGIN_ATTEMPTS_PER_ADDRESS: '100000',
      // The receivers of the tests are on this machine.
      AFC_WEBHOOK_NETWORKS: 'any',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  process_.stdout.on('data', (chunk) => output.push(String(chunk)));
  process_.stderr.on('data', (chunk) => output.push(String(chunk)));
  const stop = async () => {
    await end(process_);
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    await ready(address, process_);
  } catch (error) {
    await stop();
    throw new Error(`The product did not start.\n${output.join('')}`, { cause: error });
  }
  const client = (token?: string) =>
    createClient({ base: address, headers: () => (token ? { authorization: `Bearer ${token}` } : {}) });
  const { email: username, password } = administrator;
  const { access_token } = await client()('login', { body: { username, password } });
  return { address, dataFolder, administrator, client, admin: client(access_token), end: () => end(process_), stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

async function ready(address: string, process_: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + startMilliseconds;
  while (Date.now() < giveUpAt) {
    if (process_.exitCode !== null) throw new Error(`It ended with code ${process_.exitCode}`);
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`It was not ready after ${startMilliseconds} ms`);
}

async function end(process_: ChildProcess): Promise<void> {
  if (process_.exitCode !== null || process_.signalCode !== null) return;
  const ended = once(process_, 'exit');
  process_.kill('SIGTERM');
  const timer = setTimeout(() => process_.kill('SIGKILL'), stopMilliseconds);
  await ended;
  clearTimeout(timer);
}
