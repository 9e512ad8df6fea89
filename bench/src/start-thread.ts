import { Worker } from 'node:worker_threads';

/** Starts a module of this folder as a worker thread, which has to register the loader of TypeScript itself. */
export function startThread(name: string, workerData: unknown): Worker {
  const start = `import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))};
    register();
    await import(${JSON.stringify(new URL(`${name}.ts`, import.meta.url).href)});`;
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(start)}`), { workerData, execArgv: [] });
}
