// Imported first, lets a process or a thread load TypeScript.
import { writeSync } from 'node:fs';
import { register } from 'tsx/esm/api';
import { sentenceOf } from './sentence.mjs';

register();

/** Runs a thread's module. Whoever started the thread learns only that it ended; what it could not load is said here. */
export async function runThread(module) {
  try {
    await import(module);
  } catch (error) {
    // At once: the process may end before it has written what threads say.
    writeSync(2, `${sentenceOf(error)}\n`);
    throw error;
  }
}
