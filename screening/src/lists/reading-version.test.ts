import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { ListFormat } from '@afc/contract/vocabulary';
import { expect, it } from 'vitest';
import { ADJECTIVES, SPELLINGS } from './country-names.ts';
import { pathOf, readFixture } from './fixtures/read-fixture.ts';
import { READING_VERSION } from './reading-version.ts';

const fixtures: [ListFormat, string][] = [
  ['ofac-sdn', 'ofac'],
  ['ofac-sdn', 'ofac-sdn.xml'],
  ['un', 'un.xml'],
  ['eu', 'eu.xml'],
  ['eu', 'eu.csv'],
  ['uk', 'uk.csv'],
  ['uk', 'uk-conlist.csv'],
  ['opensanctions', 'targets.simple.csv'],
  ['opensanctions', 'entities.ftm.jsonl'],
  ['csv', 'plain.csv'],
];

/** What is left out of them counts, too: a form that stands there from now on was read otherwise before. */
const written = readdirSync(pathOf('.'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:csv|xml|jsonl)$/.test(name))
  .toSorted()
  .map((name) => readFileSync(pathOf(name), 'utf8'));

it('the version of reading is another one where a list gives other entries', async () => {
  const read = await Promise.all(fixtures.map(async ([format, name]) => (await readFixture(format, name)).entities));
  const now = createHash('sha256')
    .update(JSON.stringify([written, read, SPELLINGS, ADJECTIVES]))
    .digest('hex')
    .slice(0, 12);
  expect(READING_VERSION, 'Lists are read otherwise: write the new version').toBe(now);
});
