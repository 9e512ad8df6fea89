import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';

export const readDocument = (name: string) => readFile(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

/** The program that a document shows, as whoever copied it would load it. */
export async function importProgram(document: string): Promise<unknown> {
  const [, code] = /```js\n(.*?)```/s.exec(await readDocument(document)) ?? [];
  if (!code) throw new Error(`${document} shows no program`);
  const file = join(inject('testFolder'), `program-${randomUUID()}.mjs`);
  await writeFile(file, code);
  return import(/* @vite-ignore */ file);
}
