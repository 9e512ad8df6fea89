import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A module whose `runThread` runs a module of TypeScript; without it no thread reads any. */
let sourceReader: string | undefined;

/** From now on threads run the sources, which this module lets them read. For `npm run dev`. */
export function readSourcesInThreads(reader: string): void {
  sourceReader = reader;
}

/**
 * Starts the module `name` (no extension, relative to `from`) as a worker thread. Called from source, as tests do, it is
 * what was built of that module, unless threads read sources.
 */
export function startWorkerThread(name: string, from: string, options: WorkerOptions = {}): Worker {
  if (sourceReader !== undefined) return startFromSource(sourceReader, new URL(`${name}.ts`, from).href, options);
  const built = from.replace(/\/src\/(.+)\.ts$/, '/dist/$1.js');
  return new Worker(new URL(`${name}.js`, built), { ...options, execArgv: [] });
}

function startFromSource(reader: string, module: string, options: WorkerOptions): Worker {
  // A thread's own module is read before what it imports, so it cannot be TypeScript.
  const start = `import { runThread } from ${JSON.stringify(reader)}; await runThread(${JSON.stringify(module)});`;
  const url = new URL(`data:text/javascript,${encodeURIComponent(start)}`);
  return new Worker(url, { ...options, execArgv: ['--conditions=source'] });
}
