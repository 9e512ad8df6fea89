import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts the module `name` (no extension, relative to `from`) as a worker thread. Run from dist it is JavaScript beside
 * the caller; run from source it is TypeScript, and a thread has to register the loader itself.
 */
export function startWorkerThread(name: string, from: string, options: WorkerOptions = {}): Worker {
  if (!from.endsWith('.ts')) return new Worker(new URL(`${name}.js`, from), { ...options, execArgv: [] });
  const tsx = pathToFileURL(createRequire(from).resolve('tsx/package.json'));
  const loader = new URL('dist/esm/api/index.mjs', tsx).href;
  const module = new URL(`${name}.ts`, from).href;
  const start = `import { register } from ${JSON.stringify(loader)};
    register();
    await import(${JSON.stringify(module)});`;
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(start)}`), {
    ...options,
    execArgv: ['--conditions=source'],
  });
}
