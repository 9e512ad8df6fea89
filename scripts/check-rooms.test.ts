import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';

const script = fileURLToPath(new URL('./check-rooms.mjs', import.meta.url));
const table = (heading: string) => `## ${heading}\n\n| \`low/\` | |\n| \`high/\` | |\n`;
const tables = ['The rooms of the server', 'The rooms of the names', 'The parts of the pages'].map(table);
const rooms = { 'low/a.ts': '', 'high/b.ts': '' };
const houses = ['server/src', 'screening/src/names', 'web/src/parts'];

const arrows = '    contract  <-  screening  <-  server          contract  <-  web\n';

/** A checkout with these files in one of the folders that have rooms, or in a package. */
function check(files: Record<string, string>, house = 'server/src') {
  const root = mkdtempSync(join(inject('testFolder'), 'rooms-'));
  writeFileSync(join(root, 'ARCHITECTURE.md'), ['# A\n', arrows, ...tables, '## Else\n\n| `other/` | |\n'].join('\n'));
  const all = houses.flatMap((folder) =>
    Object.entries({ ...rooms, ...(folder === house ? files : {}) }).map(([name, text]) => [`${folder}/${name}`, text]),
  );
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
  it('import those that the table names before them, and what stands in no room', () => {
    const files = { 'context.ts': "import './high/b.ts';", 'high/b.ts': "import { a } from '../low/a.ts';" };
    expect(check({ ...files, 'low/a.ts': "import type { C } from '../context.ts';" })).toEqual({ status: 0, said: '' });
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
  });

  it('may be imported by any test', () => {
    const text = "import { b } from '../high/b.ts';";
    expect(check({ 'low/a.test.ts': text, 'low/testing/c.ts': text, 'testing/d.ts': text }).status).toBe(0);
  });
});

it('the rooms of the names are kept in the same way', () => {
  const said = 'screening/src/names/low/a.ts imports high/b.ts, which the table of rooms names after it.';
  expect(check({ 'low/a.ts': "import { b } from '../high/b.ts';" }, 'screening/src/names')).toEqual({
    status: 1,
    said,
  });
});

describe('the parts of the pages', () => {
  it.each([
    ['a component', 'low/a.tsx', 'high/b.tsx'],
    ['a hook', 'low/use-a.ts', 'high/use-b.ts'],
    ['a sheet', 'low/a.tsx', 'high/b.module.css'],
  ])('never import one that the table names after them: %s', (_what, file, imported) => {
    const said = `web/src/parts/${file} imports ${imported}, which the table of rooms names after it.`;
    expect(check({ [file]: `import b from '../${imported}';` }, 'web/src/parts')).toEqual({ status: 1, said });
  });

  it('may all be imported by a test of a component', () => {
    expect(check({ 'low/a.test.tsx': "import { B } from '../high/b.tsx';" }, 'web/src/parts').status).toBe(0);
  });

  it('are all in the table', () => {
    const said = 'The table of rooms does not name web/src/parts/new.';
    expect(check({ 'new/c.tsx': '' }, 'web/src/parts')).toEqual({ status: 1, said });
  });
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
