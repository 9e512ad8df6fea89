// A process of `npm run dev` that runs the server from its sources. It is started before it is wanted and loads packages
// meanwhile: then a restart waits for the sources alone.
import './read-sources.mjs';
import { sentenceOf } from './sentence.mjs';

/** The slow ones of those that the server loads at its start. One too many here costs memory alone. */
const packages = [
  '@fastify/compress',
  '@fastify/helmet',
  '@fastify/multipart',
  '@fastify/static',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'any-ascii',
  'fast-jwt',
  'fastify',
  'fastify-type-provider-zod',
  'i18n-iso-countries',
  'opencc-js/t2cn',
  'pg',
  'pg-boss',
  'pino',
  'pinyin-pro',
  'saxes',
  'zod',
];

// Whoever started it was killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
const told = (name) =>
  new Promise((resolve) => {
    process.on('message', (message) => name in message && resolve(message[name]));
  });
const [toldModule, toldEnvironment] = [told('module'), told('env')];
await Promise.allSettled(packages.map((name) => import(name)));
const module = await toldModule;
try {
  const { readSourcesInThreads } = await import('@afc/screening/threads/worker-thread');
  readSourcesInThreads(import.meta.resolve('./read-sources.mjs'));
  const { main } = await import(module);
  // The server before it has ended.
  Object.assign(process.env, await toldEnvironment);
  await main({ onReady: (address) => process.send({ port: Number(new URL(address).port) }) });
} catch (error) {
  console.error(sentenceOf(error));
  process.exit(1);
}
