import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';

const module = new URL('./one-at-a-time.mjs', import.meta.url).href;
const folder = mkdtempSync(join(inject('testFolder'), 'one-at-a-time-'));

/** A process that notes the beginning and the end of its work. */
function worker(lock: string, notes: string): string[] {
  const script = `
    import { appendFileSync } from 'node:fs';
    import { oneAtATime } from ${JSON.stringify(module)};
    oneAtATime(${JSON.stringify(lock)}, () => {
      for (const what of ['begins', 'goes on', 'ends']) {
        appendFileSync(${JSON.stringify(notes)}, process.pid + ' ' + what + '\\n');
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30);
      }
    });`;
  return ['--input-type=module', '--eval', script];
}

it('lets processes that start together work one after the other', async () => {
  const [lock, notes] = [join(folder, 'made', 'lock'), join(folder, 'notes')];
  const start = () => promisify(execFile)(process.execPath, worker(lock, notes));
  await Promise.all([start(), start(), start()]);
  const lines = readFileSync(notes, 'utf8').trim().split('\n');
  expect(lines).toHaveLength(9);
  for (const at of [0, 3, 6]) {
    const [pid = ''] = lines[at]?.split(' ') ?? [];
    expect(lines.slice(at, at + 3)).toEqual([`${pid} begins`, `${pid} goes on`, `${pid} ends`]);
  }
  expect(existsSync(lock)).toBe(false);
});

it.each([
  ['a process that is gone', () => String(spawnSync(process.execPath, ['--version']).pid), new Date()],
  ['a time long past, whoever has its number now', () => String(process.pid), new Date(0)],
])('does not wait for %s', (_, pid, at) => {
  const [lock, notes] = [join(folder, `lock-${at.getTime()}`), join(folder, `notes-${at.getTime()}`)];
  writeFileSync(lock, pid());
  utimesSync(lock, at, at);
  expect(spawnSync(process.execPath, worker(lock, notes)).status).toBe(0);
  expect(readFileSync(notes, 'utf8')).toContain('ends');
});
