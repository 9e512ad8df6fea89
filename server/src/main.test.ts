import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@afc/contract/endpoints';
import { afterEach, expect, test } from 'vitest';
import { createTestDatabase } from './testing/database.ts';
import { createDataFolder, type Product, type ProductOptions, startProduct } from './testing/product.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

function run(options: ProductOptions): Product {
  const product = startProduct(options);
  cleanups.push(() => {
    product.process.kill('SIGKILL');
    return product.ended;
  });
  return product;
}

function newDataFolder(account?: { uid: number; gid: number }) {
  const folder = createDataFolder(account);
  cleanups.push(folder.remove);
  return folder;
}

async function newDatabase() {
  const database = await createTestDatabase();
  cleanups.push(() => database.drop());
  return database;
}

const healthOf = async (address: string) => (await fetch(`${address}/healthz`)).status;
const credentials = /administrator is (\S+) with password (\S+)/;

test('the first start tells the administrator once; SIGTERM and SIGINT end everything, PostgreSQL included', async () => {
  const folder = newDataFolder();
  const first = run({ env: { AFC_DATA: folder.path, AFC_ADMIN_EMAIL: 'First@Example.org' } });
  const address = await first.ready();
  expect(await healthOf(address)).toBe(200);
  const [, email, password] = credentials.exec(first.output()) ?? [];
  const login = await fetch(`${address}${endpoints.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  });
  expect([email, login.status]).toEqual(['first@example.org', 200]);
  expect(folder.postgresProcesses()).not.toEqual([]);
  first.process.kill('SIGTERM');
  expect(await first.ended).toMatchObject({ code: 0 });
  expect(folder.postgresProcesses()).toEqual([]);

  const second = run({ env: { AFC_DATA: folder.path } });
  expect(await healthOf(await second.ready())).toBe(200);
  expect(second.output()).not.toContain('administrator');
  second.process.kill('SIGINT');
  expect(await second.ended).toMatchObject({ code: 0 });
  expect(folder.postgresProcesses()).toEqual([]);
});

test('AFC starts although its bucket cannot be used, and names the variables', async () => {
  const database = await newDatabase();
  const product = run({
    env: {
      AFC_DATA: newDataFolder().path,
      DATABASE_URL: database.url,
      AFC_SAMPLES: 'default',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  });
  expect(await healthOf(await product.ready())).toBe(200);
  expect(product.output()).toContain('pictures cannot be kept on S3, so uploads fail: check S3_ENDPOINT');
});

test('a second AFC on the folder steps back; after kill -9 the next start ends the PostgreSQL left and recovers', async () => {
  const folder = newDataFolder();
  const env = { AFC_DATA: folder.path };
  const killed = run({ env });
  const address = await killed.ready();
  const intruder = await run({ env }).ended;
  expect(intruder).toMatchObject({ code: 1, output: expect.stringMatching(/^AFC already runs on .+\.\n$/) });
  expect(await healthOf(address)).toBe(200);

  killed.process.kill('SIGKILL');
  await killed.ended;
  const leftRunning = folder.postgresProcesses();
  expect(leftRunning).not.toEqual([]);

  const recovered = run({ env });
  expect(await healthOf(await recovered.ready())).toBe(200);
  expect(recovered.output()).not.toContain('administrator');
  expect(folder.postgresProcesses().filter((pid) => leftRunning.includes(pid))).toEqual([]);
  recovered.process.kill('SIGTERM');
  expect(await recovered.ended).toMatchObject({ code: 0 });
});

test('DATABASE_URL replaces the embedded PostgreSQL, and a request under way is finished before the end', async () => {
  const folder = newDataFolder();
  const { url } = await newDatabase();
  const product = run({ env: { AFC_DATA: folder.path, DATABASE_URL: url } });
  const { hostname, port } = new URL(await product.ready());
  expect(folder.postgresProcesses()).toEqual([]);

  const body = JSON.stringify({ username: 'nobody@example.org', password: 'wrong' });
  const socket = connect(Number(port), hostname);
  let reply = '';
  socket.on('data', (chunk) => {
    reply += chunk.toString();
  });
  await once(socket, 'connect');
  socket.write(
    `POST ${endpoints.login.path} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.slice(0, 10));
  await healthOf(`http://${hostname}:${port}`); // by now the half request has arrived, too
  product.process.kill('SIGTERM');
  while (await accepts(hostname, Number(port))) await pause(20);
  socket.write(body.slice(10));
  await once(socket, 'close');
  expect(reply).toMatch(/^HTTP\/1\.1 406 /);
  expect(await product.ended).toMatchObject({ code: 0 });
});

test.each(['start', 'afc'])('npm run %s leaves no shell between npm and AFC, so that SIGTERM arrives', (name) => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(scripts[name]).toMatch(/^exec node /);
});

async function accepts(host: string, port: number): Promise<boolean> {
  const probe = connect(port, host);
  const answer = await Promise.race([
    once(probe, 'connect').then(() => true),
    once(probe, 'error').then(() => false),
  ]).catch(() => false);
  probe.destroy();
  return answer;
}

test('a taken port is one sentence and exit code 1, before anybody is given a password', async () => {
  const folder = newDataFolder();
  const { url } = await newDatabase();
  const rival = createServer().listen(0, '127.0.0.1');
  await once(rival, 'listening');
  const address = rival.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const product = run({ env: { AFC_DATA: folder.path, DATABASE_URL: url, PORT: port } });
  const { code, output } = await product.ended;
  rival.close();
  expect(code).toBe(1);
  // And no password: the next start, on another port, is the one to show it.
  expect(output).toBe(`The port ${port} is taken on 127.0.0.1: set PORT to another one.\n`);
});

test.each([
  ['a folder that cannot be written', { AFC_DATA: '/proc/afc' }, /^The folder \/proc\/afc cannot be written .+\.\n$/],
  ['a bad variable', { AFC_DATA: '/proc/afc', PORT: 'many' }, /^The variable PORT .+\.\n$/],
])('%s is one sentence and exit code 1', async (_name, env, sentence) => {
  expect(await run({ env }).ended).toMatchObject({ code: 1, output: expect.stringMatching(sentence) });
});

test('a misspelt variable is told before anything else', async () => {
  const { output } = await run({ env: { AFC_DATA: '/proc', AFC_SAMPLE: 'none' } }).ended;
  expect(output).toMatch(
    /^The variable AFC_SAMPLE is unknown .+AFC_SAMPLES meant\?\nThe folder \/proc cannot be written/,
  );
});

test('an unreachable database is one sentence and exit code 1', async () => {
  const env = { AFC_DATA: newDataFolder().path, DATABASE_URL: 'postgres://afc:secret@127.0.0.1:1/afc' };
  const { code, output } = await run({ env }).ended;
  expect(code).toBe(1);
  expect(output).toMatch(
    /^The database cannot be reached \(connect ECONNREFUSED 127\.0\.0\.1:1\): check DATABASE_URL\.\n$/,
  );
});

// As an ordinary user every test above has shown this already.
const ordinaryUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
test('starts and ends as an ordinary user', async () => {
  const folder = newDataFolder(ordinaryUser);
  const product = run({ env: { AFC_DATA: folder.path }, ...(ordinaryUser ? { account: ordinaryUser } : {}) });
  expect(await healthOf(await product.ready())).toBe(200);
  product.process.kill('SIGTERM');
  expect(await product.ended).toMatchObject({ code: 0 });
  expect(folder.postgresProcesses()).toEqual([]);
});
