import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { early } from './early.mjs';
import { createFront } from './front.mjs';
import { sentenceOf } from './sentence.mjs';
import { ServerProcess } from './server-process.mjs';
import { whatChanges } from './what-changes.mjs';

const module = new URL('../../server/src/main.ts', import.meta.url).href;
const buildScript = fileURLToPath(new URL('../build.mjs', import.meta.url));
/** Editors and version control write many files at once. */
const settleMs = 50;

/** Runs AFC from its sources until it is asked to end. */
export async function develop() {
  let hasFiles = false;
  let ground;
  let publicUrl;
  let isEnding = false;
  const server = new ServerProcess(
    { module, early },
    {
      onReady: () => console.log(`AFC is ready at ${publicUrl}`),
      onFailure: () => isEnding || console.error('The server does not run: the next change of its sources starts it.'),
    },
  );
  const front = await createFront({ server, onChange: (file) => note(whatChanges(file)) });

  /** Starts what does not run yet, and the server anew. */
  async function start() {
    try {
      if (!hasFiles) await buildFiles();
      hasFiles = true;
      ground ??= await layGround();
      publicUrl ??= await front.listen(ground);
      if (!isEnding) await server.restart({ ...ground.env, AFC_URL: publicUrl });
    } catch (error) {
      server.cancelRestart();
      if (!isEnding) console.error(`${sentenceOf(error)}\nThe next change of the sources tries again.`);
    }
  }

  async function layGround() {
    // A new copy each time: of a module that once failed to load Node would keep the failure.
    const { startGround } = await tsImport('./ground.mjs', import.meta.url);
    const started = await startGround(process.env);
    void started.ended.then(() => {
      if (isEnding) return;
      console.error(`PostgreSQL ended by itself: its log is postgres.log in its folder below ${started.dataFolder}.`);
      void end(1);
    });
    return started;
  }

  let starting = start();
  let settled;
  function note(change) {
    if (!change || isEnding) return;
    if (change === 'kernel') hasFiles = false;
    if (change === 'base') server.discardNext();
    server.expectRestart();
    clearTimeout(settled);
    settled = setTimeout(() => {
      starting = starting.then(start);
    }, settleMs);
  }

  async function end(exitCode) {
    if (isEnding) process.exit(1); // asked a second time
    isEnding = true;
    clearTimeout(settled);
    await Promise.all([server.stop(), front.close()]);
    await starting;
    await Promise.all([server.stop(), front.close()]);
    await ground?.stop();
    process.exit(exitCode);
  }
  endOnSignals(() => void end(0));
}

/** A terminal and npm both pass one Ctrl-C on, so two signals at once are still one wish. */
function endOnSignals(end) {
  const oneWishMs = 1_000;
  let firstAt;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (firstAt !== undefined && performance.now() - firstAt < oneWishMs) return;
      firstAt ??= performance.now();
      end();
    });
}

/** What the sources read and is no source: nothing to do where nothing changed. */
async function buildFiles() {
  const args = [buildScript, 'kernel', 'networks', 'fonts'];
  const [status] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  if (status !== 0) throw new Error('The kernel of the face search, the networks and the fonts could not be built.');
}
