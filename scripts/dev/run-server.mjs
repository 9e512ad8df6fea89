// A process of `npm run dev` that runs the server from its sources. It is started before it is wanted and loads meanwhile
// what changes seldom: then a restart waits for the sources of the server alone.
import './read-sources.mjs';
import { sentenceOf } from './sentence.mjs';

// Whoever started it was killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
const told = (name) =>
  new Promise((resolve) => {
    process.on('message', (message) => name in message && resolve(message[name]));
  });
const [toldModule, toldEnvironment] = [told('module'), told('env')];
// What cannot be loaded here is told when the server asks for it.
await Promise.allSettled(process.argv.slice(2).map((name) => import(name)));
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
