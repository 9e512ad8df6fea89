import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { faultsOfImports } from './faults-of-imports.mjs';

const lowAndHigh = '| `low/` | |\n| `high/` | |\n';
const table = (heading: string, order: string) => `## ${heading}\n\n${order}`;
const rooms = { 'low/a.ts': '', 'high/b.ts': '' };
const houses = ['server/src', 'screening/src/names', 'web/src/parts'];

const arrows = '    contract  <-  screening  <-  server          contract  <-  web\n';

/** A checkout with these files in one of the folders that have rooms, or in a package, and with this table of rooms. */
function check(files: Record<string, string>, house = 'server/src', order = lowAndHigh): string[] {
  const root = mkdtempSync(join(inject('testFolder'), 'rooms-'));
  const tables = [
    table('The rooms of the server', order),
    table('The rooms of the names', lowAndHigh),
    table('The parts of the pages', lowAndHigh),
  ];
  writeFileSync(join(root, 'ARCHITECTURE.md'), ['# A\n', arrows, ...tables, '## Else\n\n| `other/` | |\n'].join('\n'));
  const all = houses.flatMap((folder) => {
    const usual = folder === house && order !== lowAndHigh ? {} : rooms;
    const written = { ...usual, ...(folder === house ? files : {}) };
    return Object.entries(written).map(([name, text]) => [`${folder}/${name}`, text]);
  });
  if (!houses.includes(house)) all.push(...Object.entries(files).map(([name, text]) => [`${house}/${name}`, text]));
  mkdirSync(join(root, 'contract/src'), { recursive: true });
  for (const [name = '', text = ''] of all) {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return faultsOfImports(root);
}

describe('the rooms of the server', () => {
  it('import those that the table names before them', () => {
    const files = { 'high/b.ts': "import { a } from '../low/a.ts';" };
    expect(check(files)).toEqual([]);
  });

  it.each([
    ['by name', "import {\n  b,\n} from '../high/b.ts';"],
    ['by type', "import type { B } from '../high/b.ts';"],
    ['later', "const b = await import('../high/b.ts');"],
    ['as a thread', "new Worker(new URL('../high/b.ts', import.meta.url));"],
  ])('never import one that it names after them: %s', (_how, text) => {
    const said = 'server/src/low/a.ts imports high/b.ts, which the table of rooms names after it.';
    expect(check({ 'low/a.ts': text })).toEqual([said]);
  });

  it('are all in the table', () => {
    expect(check({ 'new/c.ts': '' })).toEqual(['The table of rooms does not name server/src/new.']);
    expect(check({ 'c.ts': '' })).toEqual(['The table of rooms does not name server/src/c.ts.']);
  });

  it('may be imported by any test', () => {
    const text = "import { b } from '../high/b.ts';";
    expect(check({ 'low/a.test.ts': text, 'low/testing/c.ts': text, 'testing/d.ts': text })).toEqual([]);
  });

  it.each(['../low/testing/c.ts', '../low/a.test.ts'])('leave to tests what is for tests: %s', (path) => {
    const said = `server/src/high/b.ts imports ${path.slice('../'.length)}, which is for tests alone.`;
    expect(check({ 'high/b.ts': `import '${path}';` })).toEqual([said]);
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
    expect(inOrder({ ...files, 'west/c.ts': "import '../east/high/b.ts';" })).toEqual([]);
  });

  it.each([
    ['a wing', 'east/high/b.ts', '../../west/c.ts', 'west/c.ts'],
    ['a room of their wing', 'east/low/a.ts', '../high/b.ts', 'east/high/b.ts'],
    ['a file beside the rooms', 'east/low/a.ts', '../between.ts', 'east/between.ts'],
    ['a room, from a file beside them', 'east/between.ts', './high/b.ts', 'east/high/b.ts'],
  ])('never import %s that it names after them', (_what, file, path, imported) => {
    const said = `server/src/${file} imports ${imported}, which the table of rooms names after it.`;
    expect(inOrder({ [file]: `import '${path}';` })).toEqual([said]);
  });

  it('have all their rooms in the table, one below the other', () => {
    const said = 'The table of rooms does not name server/src/east/new.';
    expect(inOrder({ 'east/new/d.ts': '' })).toEqual([said]);
    const apart = 'The table of rooms names other rooms between those of server/src/east/.';
    expect(inOrder({}, ['`east/low/`', '`east/between.ts`', '`west/`', '`east/high/`'])).toEqual([apart]);
  });
});

it('the rooms of the names are kept in the same way', () => {
  const said = 'screening/src/names/low/a.ts imports high/b.ts, which the table of rooms names after it.';
  expect(check({ 'low/a.ts': "import { b } from '../high/b.ts';" }, 'screening/src/names')).toEqual([said]);
});

it('files beside the rooms of the names may stand in no table', () => {
  const files = { 'c.ts': "import './high/b.ts';", 'low/a.ts': "import type { C } from '../c.ts';" };
  expect(check(files, 'screening/src/names')).toEqual([]);
});

describe('the parts of the pages', () => {
  it.each([
    ['a component', 'low/a.tsx', 'high/b.tsx'],
    ['a hook', 'low/use-a.ts', 'high/use-b.ts'],
    ['a sheet', 'low/a.tsx', 'high/b.module.css'],
  ])('never import one that the table names after them: %s', (_what, file, imported) => {
    const said = `web/src/parts/${file} imports ${imported}, which the table of rooms names after it.`;
    expect(check({ [file]: `import b from '../${imported}';` }, 'web/src/parts')).toEqual([said]);
  });

  it('may all be imported by a test of a component', () => {
    expect(check({ 'low/a.test.tsx': "import { B } from '../high/b.tsx';" }, 'web/src/parts')).toEqual([]);
  });

  it('are all in the table', () => {
    const said = 'The table of rooms does not name web/src/parts/new.';
    expect(check({ 'new/c.tsx': '' }, 'web/src/parts')).toEqual([said]);
  });
});

describe('the packages', () => {
  it.each([
    ['server/src', "import type { A } from '@afc/screening/a';\nexport { b } from '@afc/contract/b';"],
    ['screening/src', "import { b } from '@afc/contract/b';"],
    ['web/src', "const b = await import('@afc/contract/b');"],
  ])('import those that the arrows name before them: %s', (house, text) => {
    expect(check({ 'low/a.ts': text }, house)).toEqual([]);
  });

  it.each([
    ['contract', '@afc/screening/a', "import type { A } from '@afc/screening/a';"],
    ['screening', '@afc/server/a', "export { a } from '@afc/server/a';"],
    ['server', '@afc/web/a', "import {\n  a,\n} from '@afc/web/a';"],
    ['web', '@afc/screening/a', "const a = await import('@afc/screening/a');"],
    ['web', '../../../server/src/a.ts', "import '../../../server/src/a.ts';"],
  ])('never import another one: %s %s', (name, imported, text) => {
    const said = `${name}/src/low/a.ts imports ${imported}, which ${name} never does.`;
    expect(check({ 'low/a.ts': text }, `${name}/src`)).toEqual([said]);
    expect(check({ 'low/a.test.ts': text }, `${name}/src`).length).toBe(1);
  });
});

describe('the contract', () => {
  it.each(['node:fs', 'zod/mini', '@types/node', 'i18n-iso-countries', '../../../scripts/build.mjs'])(
    'imports zod alone: never %s',
    (imported) => {
      const said = `contract/src/low/a.ts imports ${imported}, which contract never does.`;
      expect(check({ 'low/a.ts': `import { a } from '${imported}';` }, 'contract/src')).toEqual([said]);
    },
  );

  it('may be tested by other means', () => {
    const text = "import { z } from 'zod';\nimport { b } from '../b.ts';";
    const files = { 'low/a.ts': text, 'low/a.test.ts': "import { it } from 'vitest';" };
    expect(check(files, 'contract/src')).toEqual([]);
  });
});
