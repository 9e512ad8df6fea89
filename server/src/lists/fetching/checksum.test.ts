import { createHash } from 'node:crypto';
import { messages } from '@afc/contract/all-messages';
import { textOf } from '@afc/screening/lists/fixtures/read-fixture';
import { afterAll, afterEach, expect, it } from 'vitest';
import { systemActor } from '../../platform/base/actor.ts';
import { createTestApp } from '../../testing/app.ts';
import { failure } from '../../testing/failure.ts';
import { listsOf, published, removeLists, sendList } from '../../testing/provider-lists.ts';
import { fetchList } from './fetch-list.ts';

const test = await createTestApp();
afterAll(() => test.close());
const admin = await test.as('Administrator');
afterEach(() => removeLists(admin.client));

const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');
const own = 'id,name\np1,Ivan Testovich Petrov\np2,Amina Sample\n';
/** Nothing in it tells that a row is gone. */
const cut = 'id,name\np1,Ivan Testovich Petrov\n';

it.each([
  ['uk', 'uk.csv'],
  ['eu', 'eu.csv'],
  ['opensanctions', 'targets.simple.csv'],
  ['opensanctions', 'entities.ftm.jsonl'],
  ['csv', 'plain.csv'],
])('a first %s file cut at the end of a line is refused by the sum of the whole one: %s', async (format, name) => {
  const whole = await textOf(name);
  const shorter = whole.slice(0, whole.trimEnd().lastIndexOf('\n') + 1);
  const refused = await failure(sendList(admin.client, shorter, { format, sha256: sumOf(whole) }, name));
  expect(refused).toMatchObject({ status: 400, code: 'listChecksum' });
  expect(refused.message).toContain(`${name}: ${sumOf(shorter)}`);
  expect(await listsOf(admin.client)).toEqual([]);
  const imported = await sendList(admin.client, whole, { format, sha256: sumOf(whole).toUpperCase() }, name);
  expect(imported).toMatchObject({ changed: true });
});

it('nobody can insist on a file without its sum', async () => {
  const fields = { sha256: sumOf(own), acceptSmaller: 'true' };
  expect(await failure(sendList(admin.client, cut, fields))).toMatchObject({ code: 'listChecksum' });
});

it('a sum that no file has is refused: a file of the set is missing', async () => {
  const missing = sumOf('alt.csv');
  const refused = await failure(sendList(admin.client, own, { sha256: `${sumOf(own)}, ${missing}` }));
  expect(refused).toMatchObject({ code: 'listChecksum', values: { odd: missing } });
});

it('what is no sum is named as a wrong field', async () => {
  expect(await failure(sendList(admin.client, own, { sha256: 'abc' }))).toMatchObject({
    status: 400,
    fields: { sha256: messages.en.fieldSha256 },
  });
});

it('a list from an address must have its sum too', () =>
  published(
    () => cut,
    async (url) => {
      const options = { url, format: 'csv' as const, actor: systemActor, requestId: 'test' };
      await expect(fetchList(test.context, { ...options, sha256: [sumOf(own)] })).rejects.toMatchObject({
        code: 'listChecksum',
      });
      expect(await listsOf(admin.client)).toEqual([]);
      expect(await fetchList(test.context, { ...options, sha256: [sumOf(cut)] })).toMatchObject({ changed: true });
    },
  ));
