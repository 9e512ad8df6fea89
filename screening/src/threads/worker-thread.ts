import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts the module `name` (no extension, relative to `from`) as a worker thread. Called from source, as tests do, it is
 * what was built of that module: a thread reads no TypeScript.
 */
export function startWorkerThread(name: string, from: string, options: WorkerOptions = {}): Worker {
  const built = from.replace(/\/src\/(.+)\.ts$/, '/dist/$1.js');
  return new Worker(new URL(`${name}.js`, built), { ...options, execArgv: [] });
}
