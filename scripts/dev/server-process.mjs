import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./run-server.mjs', import.meta.url));
const flags = ['--conditions=source', '--max-semi-space-size=64'];
/** Somebody waits for the next server. The work of this one that is cut off will be done by that one. */
const patienceMs = 1_000;

/** One server after the other, and a process that has begun to be the next one. */
export class ServerProcess {
  #options;
  #listeners;
  #running;
  #port;
  #next;
  #answer = deferred();
  #isStopping = false;

  /**
   * The module exports a `main`, as server/src/main.ts does; what `early` names is loaded before it is known that there
   * will be a next server.
   * @param {{ module: string, early?: string[], output?: 'inherit' | number }} options
   * @param {{ onReady: () => void, onFailure: () => void }} listeners
   */
  constructor(options, listeners) {
    this.#options = options;
    this.#listeners = listeners;
    this.#prepareNext();
  }

  /** Where the server listens; undefined where none runs. Who asks while one is starting waits for it. */
  port() {
    return this.#answer.promise;
  }

  /** From now on nobody is led to the server that still runs. */
  expectRestart() {
    if (this.#answer.isSettled) this.#answer = deferred();
  }

  /** What the next process has loaded already has changed. */
  discardNext() {
    this.#next?.kill('SIGKILL');
    this.#next = undefined;
  }

  /** The server that was expected does not come: the one that runs goes on. */
  cancelRestart() {
    this.#answer.settle(this.#port);
  }

  /** Ends the server and starts the next; what becomes of it the listeners are told. */
  async restart(env) {
    this.expectRestart();
    const [before, child] = [this.#running, this.#next ?? launch(this.#options)];
    this.#next = undefined;
    this.#port = undefined;
    this.#running = child;
    child.on('message', ({ port }) => this.#running === child && this.#isReady(port));
    child.once('exit', () => this.#running === child && this.#hasEnded());
    send(child, { module: this.#options.module });
    if (before) await end(before, patienceMs);
    send(child, { env });
  }

  /** Lets the server finish what it is doing. */
  async stop() {
    this.#isStopping = true;
    this.expectRestart();
    this.#answer.settle(undefined);
    this.discardNext();
    if (this.#running) await end(this.#running);
  }

  #isReady(port) {
    this.#port = port;
    this.#answer.settle(port);
    this.#listeners.onReady();
    this.#prepareNext();
  }

  #hasEnded() {
    this.#running = undefined;
    this.#port = undefined;
    if (this.#isStopping) return;
    // One that is expected will be told of itself.
    this.#answer.settle(undefined);
    this.#listeners.onFailure();
    this.#prepareNext();
  }

  #prepareNext() {
    if (this.#isStopping || this.#next) return;
    const child = launch(this.#options);
    this.#next = child;
    child.once('exit', () => {
      if (this.#next === child) this.#next = undefined;
    });
  }
}

function launch({ early = [], output = 'inherit' }) {
  const child = spawn(process.execPath, [...flags, script, ...early], {
    stdio: ['ignore', output, output, 'ipc'],
    // A session of its own: Ctrl-C in the terminal reaches only us, who end one after the other.
    detached: true,
  });
  child.on('error', () => undefined); // a message that it did not live to read
  return child;
}

function send(child, message) {
  if (child.connected) child.send(message, () => undefined);
}

async function end(child, limitMs) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const impatience = limitMs && setTimeout(() => child.kill('SIGKILL'), limitMs);
  await ended;
  clearTimeout(impatience);
}

function deferred() {
  let resolve;
  const promise = new Promise((settle) => {
    resolve = settle;
  });
  const made = {
    promise,
    isSettled: false,
    settle: (value) => {
      made.isSettled = true;
      resolve(value);
    },
  };
  return made;
}
