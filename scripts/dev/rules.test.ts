import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countries } from '@afc/contract/countries';
import { documentationPath, endpoints } from '@afc/contract/endpoints';
import { pages } from '@afc/contract/pages';
import { tsImport } from 'tsx/esm/api';
import { expect, inject, it } from 'vitest';
import { isCall } from './calls.mjs';
import { sentenceOf } from './sentence.mjs';
import { whatChanges } from './what-changes.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

it.each([
  ['server/src/results/review.ts', 'server'],
  ['server/src/database/migrations/0001-first.sql', 'server'],
  ['screening/src/decide.ts', 'base'],
  ['screening/src/names/tables/japanese.txt', 'base'],
  ['screening/src/faces/data/golden.json', 'base'],
  ['contract/src/endpoints/staff.ts', 'base'],
  ['screening/src/faces/kernel/scan.ts', 'kernel'],
  ['server/src/results/review.test.ts', undefined],
  ['server/src/testing/app.ts', undefined],
  ['server/src/images/testing/s3-server.ts', undefined],
  ['screening/src/lists/fixtures/ofac/list.ts', undefined],
  ['screening/src/threads/worker-pool.fixture.ts', undefined],
  ['server/src/.main.ts.swp', undefined],
  ['server/src/.#main.ts', undefined],
  ['server/src/main.ts~', undefined],
  ['server/src', undefined],
  ['server/samples/geronimo.jpg', undefined],
  ['web/src/main.tsx', undefined],
])('tells what a change of %s is a change of: %s', (file, change) => {
  expect(whatChanges(join(root, file))).toBe(change);
});

it('leads every call to the server, also one that it lacks, and no page and no file of the pages', () => {
  const calls = [...Object.values(endpoints).map(({ path }) => path), documentationPath, `${documentationPath}/json`];
  for (const address of [...calls, '/api/nothing', '/readyz?now', '/recognition/'])
    expect([address, isCall(address)]).toEqual([address, true]);
  const routes = Object.values(pages).map(({ route }) => route);
  const flags = countries.map(({ ICON_URL }) => ICON_URL);
  for (const address of [
    ...routes,
    ...flags,
    '/',
    '/?a=/api/',
    '/icon.svg',
    '/src/api/client.ts',
    '/@vite/client',
    '/apiary',
  ])
    expect([address, isCall(address)]).toEqual([address, false]);
});

it('says what cannot be compiled or loaded, and where, in one line', async () => {
  const folder = mkdtempSync(join(inject('testFolder'), 'sentence-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const said = async (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    const error: unknown = await tsImport(file, import.meta.url).catch((reason: unknown) => reason);
    return sentenceOf(error).replaceAll(`${folder}/`, '');
  };
  expect(await said('broken.ts', 'export const one = 1;\nconst two: = 2;\n')).toBe(
    'broken.ts:2:11 cannot be compiled: Unexpected "="',
  );
  expect(await said('lonely.ts', "import { two } from './nowhere.ts';\nexport const three = two;\n")).toMatch(
    /^Cannot find module .*nowhere\.ts/,
  );
  expect(
    sentenceOf(Object.assign(new Error('Two\nlines'), { stack: `Error\n at file://${root}server/src/app.ts:3:5` })),
  ).toBe('Two (server/src/app.ts:3:5)');
});
