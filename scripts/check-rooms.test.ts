import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';

const script = fileURLToPath(new URL('./check-rooms.mjs', import.meta.url));
const lowAndHigh = '| `low/` | |\n| `high/` | |\n';
const table = (heading: string, order: string) => `## ${heading}\n\n${order}`;
const rooms = { 'low/a.ts': '', 'high/b.ts': '' };
const houses = ['server/src', 'screening/src/names'];

const arrows = '    contract  <-  screening  <-  server          contract  <-  web\n';

/** A checkout with these files in one of the folders that have rooms, or in a package, and with this table of rooms. */
function check(files: Record<string, string>, house = 'server/src', order = lowAndHigh) {
  const root = mkdtempSync(join(inject('testFolder'), 'rooms-'));
  const tables = [table('The rooms of the server', order), table('The rooms of the names', lowAndHigh)];
  writeFileSync(join(root, 'ARCHITECTURE.md'), ['# A\n', arrows, ...tables, '## Else\n\n| `other/` | |\n'].join('\n'));
  const all = houses.flatMap((folder) => {
    const usual = folder === house && order !== lowAndHigh ? {} : rooms;
    const written = { ...usual, ...(folder === house ? files : {}) };
    return Object.entries(written).map(([name, text]) => [`${folder}/${name}`, text]);
  });
  if (!houses.includes(house)) all.push(...Object.entries(files).map(([name, text]) => [`${house}/${name}`, text]));
  for (const name of ['contract/src', 'web/src']) mkdirSync(join(root, name), { recursive: true });
  for (const [name = '', text = ''] of all) {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const { status, stderr } = spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
  return { status, said: stderr.trim() };
}

describe('the rooms of the server', () => {
  it('import those that the table names before them', () => {
    const files = { 'high/b.ts': "import { a } from '../low/a.ts';" };
    expect(check(files)).toEqual({ status: 0, said: '' });
  });

  it.each([
    ['by name', "import {\n  b,\n} from '../high/b.ts';"],
    ['by type', "import type { B } from '../high/b.ts';"],
    ['later', "const b = await import('../high/b.ts');"],
    ['as a thread', "new Worker(new URL('../high/b.ts', import.meta.url));"],
  ])('never import one that it names after them: %s', (_how, text) => {
    const said = 'server/src/low/a.ts imports high/b.ts, which the table of rooms names after it.';
    expect(check({ 'low/a.ts': text })).toEqual({ status: 1, said });
  });

  it('are all in the table', () => {
    expect(check({ 'new/c.ts': '' })).toEqual({ status: 1, said: 'The table of rooms does not name server/src/new.' });
    expect(check({ 'c.ts': '' })).toEqual({ status: 1, said: 'The table of rooms does not name server/src/c.ts.' });
  });

  it('may be imported by any test', () => {
    const text = "import { b } from '../high/b.ts';";
    expect(check({ 'low/a.test.ts': text, 'low/testing/c.ts': text, 'testing/d.ts': text }).status).toBe(0);
  });

  it.each(['../low/testing/c.ts', '../low/a.test.ts'])('leave to tests what is for tests: %s', (path) => {
    const said = `server/src/high/b.ts imports ${path.slice('../'.length)}, which is for tests alone.`;
    expect(check({ 'high/b.ts': `import '${path}';` })).toEqual({ status: 1, said });
  });
});

describe('the wings of the server', () => {
  const rooms = ['`east/low/`', '`east/between.ts`', '`east/high/`', '`west/`'];
  const inOrder = (files: Record<string, string>, order = rooms) =>
    check(
      { 'east/low/a.ts': '', 'east/between.ts': '', 'east/high/b.ts': '', 'west/c.ts': '', ...files },
      'server/src',
      order.map((room) => `| ${room} | |\n`).join(''),
    );

  it('import wings and rooms that the table names before them', () => {
    const high = "import './deeper/d.ts';\nimport '../low/a.ts';\nimport '../between.ts';";
    const files = { 'east/high/b.ts': high, 'east/high/deeper/d.ts': "import '../b.ts';" };
    expect(inOrder({ ...files, 'west/c.ts': "import '../east/high/b.ts';" })).toEqual({ status: 0, said: '' });
  });

  it.each([
    ['a wing', 'east/high/b.ts', '../../west/c.ts', 'west/c.ts'],
    ['a room of their wing', 'east/low/a.ts', '../high/b.ts', 'east/high/b.ts'],
    ['a file beside the rooms', 'east/low/a.ts', '../between.ts', 'east/between.ts'],
    ['a room, from a file beside them', 'east/between.ts', './high/b.ts', 'east/high/b.ts'],
  ])('never import %s that it names after them', (_what, file, path, imported) => {
    const said = `server/src/${file} imports ${imported}, which the table of rooms names after it.`;
    expect(inOrder({ [file]: `import '${path}';` })).toEqual({ status: 1, said });
  });

  it('have all their rooms in the table, one below the other', () => {
    const said = 'The table of rooms does not name server/src/east/new.';
    expect(inOrder({ 'east/new/d.ts': '' })).toEqual({ status: 1, said });
    const apart = 'The table of rooms names other rooms between those of server/src/east/.';
    expect(inOrder({}, ['`east/low/`', '`east/between.ts`', '`west/`', '`east/high/`'])).toEqual({
      status: 1,
      said: apart,
    });
  });
});

it('the rooms of the names are kept in the same way', () => {
  const said = 'screening/src/names/low/a.ts imports high/b.ts, which the table of rooms names after it.';
  expect(check({ 'low/a.ts': "import { b } from '../high/b.ts';" }, 'screening/src/names')).toEqual({
    status: 1,
    said,
  });
});

it('files beside the rooms of the names may stand in no table', () => {
  const files = { 'c.ts': "import './high/b.ts';", 'low/a.ts': "import type { C } from '../c.ts';" };
  expect(check(files, 'screening/src/names')).toEqual({ status: 0, said: '' });
});

describe('the packages', () => {
  it.each([
    ['server/src', "import type { A } from '@afc/screening/a';\nexport { b } from '@afc/contract/b';"],
    ['screening/src', "import { b } from '@afc/contract/b';"],
    ['web/src', "const b = await import('@afc/contract/b');"],
  ])('import those that the arrows name before them: %s', (house, text) => {
    expect(check({ 'low/a.ts': text }, house)).toEqual({ status: 0, said: '' });
  });

  it.each([
    ['contract', '@afc/screening/a', "import type { A } from '@afc/screening/a';"],
    ['screening', '@afc/server/a', "export { a } from '@afc/server/a';"],
    ['server', '@afc/web/a', "import {\n  a,\n} from '@afc/web/a';"],
    ['web', '@afc/screening/a', "const a = await import('@afc/screening/a');"],
    ['web', '../../../server/src/a.ts', "import '../../../server/src/a.ts';"],
  ])('never import another one: %s %s', (name, imported, text) => {
    const said = `${name}/src/low/a.ts imports ${imported}, which ${name} never does.`;
    expect(check({ 'low/a.ts': text }, `${name}/src`)).toEqual({ status: 1, said });
    expect(check({ 'low/a.test.ts': text }, `${name}/src`).status).toBe(1);
  });
});

describe('the contract', () => {
  it.each(['node:fs', 'zod/mini', '@types/node', 'i18n-iso-countries', '../../../scripts/build.mjs'])(
    'imports zod alone: never %s',
    (imported) => {
      const said = `contract/src/low/a.ts imports ${imported}, which contract never does.`;
      expect(check({ 'low/a.ts': `import { a } from '${imported}';` }, 'contract/src')).toEqual({ status: 1, said });
    },
  );

  it('may be tested by other means', () => {
    const text = "import { z } from 'zod';\nimport { b } from '../b.ts';";
    const files = { 'low/a.ts': text, 'low/a.test.ts': "import { it } from 'vitest';" };
    expect(check(files, 'contract/src')).toEqual({ status: 0, said: '' });
  });
});
