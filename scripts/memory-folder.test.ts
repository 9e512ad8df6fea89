import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';

const script = new URL('memory-folder.mjs', import.meta.url).href;

/** What a process says that makes the folder, writes in it and ends. */
function made(options: { memory: string; room: number }) {
  const code = `
    import { statSync, writeFileSync } from 'node:fs';
    import { makeMemoryFolder } from ${JSON.stringify(script)};
    const folder = makeMemoryFolder(${JSON.stringify(options)});
    if (folder) writeFileSync(folder + '/file', 'text');
    console.log(JSON.stringify(folder ? { folder, mode: statSync(folder).mode & 0o7777 } : {}));`;
  const { stdout, pid } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' });
  return { ...JSON.parse(stdout), pid };
}

it('is open to all users like the usual one, and goes with its process', () => {
  const memory = mkdtempSync(join(inject('testFolder'), 'memory-'));
  const { folder, mode, pid } = made({ memory, room: 0 });
  expect([folder, mode]).toEqual([join(memory, `afc-tests-${pid}`), 0o1777]);
  expect(existsSync(folder)).toBe(false);
});

it('takes away what a killed process left, and nothing else', () => {
  const memory = mkdtempSync(join(inject('testFolder'), 'memory-'));
  const { pid } = made({ memory, room: 0 });
  for (const name of [`afc-tests-${pid}`, `afc-tests-${process.pid}`, 'other']) mkdirSync(join(memory, name));
  made({ memory, room: 0 });
  expect(readdirSync(memory).toSorted()).toEqual([`afc-tests-${process.pid}`, 'other']);
});

it("leaves another user's alone, which only root can make", () => {
  const memory = mkdtempSync(join(inject('testFolder'), 'memory-'));
  const left = `afc-tests-${made({ memory, room: 0 }).pid}`;
  mkdirSync(join(memory, left));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(join(memory, left), 65_534, 65_534);
  made({ memory, room: 0 });
  expect(readdirSync(memory)).toEqual(asRoot ? [left] : []);
});

it('is not made where there is little room, or no such place', () => {
  const memory = mkdtempSync(join(inject('testFolder'), 'memory-'));
  expect(made({ memory, room: 2 ** 60 }).folder).toBeUndefined();
  expect(made({ memory: join(memory, 'nowhere'), room: 0 }).folder).toBeUndefined();
  expect(readdirSync(memory)).toEqual([]);
});
