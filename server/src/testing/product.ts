import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endLeftover, processesOf } from '../platform/database/embedded/leftover.ts';
import { findPaths } from '../platform/database/embedded/places.ts';
import { ensureDataFolder } from '../platform/process/data-folder.ts';
import { builtFile } from './built-file.ts';

const checkout = fileURLToPath(new URL('../../..', import.meta.url));

export interface Product {
  process: ChildProcess;
  /** Everything it has written so far. */
  output(): string;
  /** The address it serves, as soon as it says it is ready. */
  ready(): Promise<string>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string }>;
}

export interface ProductOptions {
  env: Record<string, string>;
  account?: { uid: number; gid: number };
}

/** Starts the whole product in a process of its own, as `npm start` does. */
export function startProduct({ env, account }: ProductOptions): Product {
  const child = spawn(process.execPath, [builtFile('testing/run-main.js')], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH ?? '',
      TMPDIR: tmpdir(),
      PORT: '0',
      AFC_LOG_LEVEL: 'warn',
      AFC_SAMPLES: 'none',
      FACE_THREADS: '1',
      // Another account makes its own.
      ...(account ? {} : { AFC_MODELS: join(tmpdir(), 'afc-test-models') }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
  const address = new Promise<string>((resolve, reject) => {
    listeners.add(() => {
      const found = /ready at (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`AFC ended before it was ready: ${output}`)));
  });
  address.catch(() => undefined); // a test of a failing start never asks for it
  return { process: child, output: () => output, ready: () => address, ended };
}

/** A new data folder, and what of it is left running. */
export function createDataFolder(account?: { uid: number; gid: number }) {
  const parent = mkdtempSync(join(tmpdir(), 'afc-product-'));
  rmSync(parent, { recursive: true });
  ensureDataFolder(parent);
  if (account) chownSync(parent, account.uid, account.gid);
  const paths = findPaths(parent);
  return {
    path: parent,
    postgresProcesses: () => processesOf(paths.cluster),
    remove: async () => {
      await endLeftover(paths, () => undefined);
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
