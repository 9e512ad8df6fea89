import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ensureDataFolder } from './data-folder.ts';

const parent = mkdtempSync(join(tmpdir(), 'afc-data-folder-'));
afterAll(() => rmSync(parent, { recursive: true }));

it.each(['/proc', '/proc/afc'])(
  'refuses %s, where nothing can be kept: also root, who may write anywhere',
  (folder) => {
    expect(() => ensureDataFolder(folder)).toThrow(/^The folder \/proc\S* cannot be written \(E.+\): set AFC_DATA to/);
  },
);

it('makes the folder and leaves nothing in it', () => {
  const folder = join(parent, 'made', 'data');
  ensureDataFolder(folder);
  ensureDataFolder(folder);
  expect(readdirSync(folder)).toEqual([]);
});
