import { createHash } from 'node:crypto';
import { messages } from '@afc/contract/all-messages';
import { pathOf, textOf } from '@afc/screening/lists/fixtures/read-fixture';
import { fileOfText, openListFiles } from '@afc/screening/lists/list-files';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/base/actor.ts';
import { createTestApp } from '../../testing/app.ts';
import { type Answer, listsOf, published, removeLists, sendList, serving } from '../../testing/provider-lists.ts';
import { importList } from '../versions/import-list.ts';
import { fetchList } from './fetch-list.ts';

const test = await createTestApp();
afterAll(() => test.close());
const admin = await test.as('Administrator');
const strict = { ...test.context, config: { ...test.context.config, acceptUnprovenLists: false } };
afterEach(() => removeLists(admin.client));

const asking = { actor: systemActor, requestId: 'wholeness' };
const own = 'id,name\np1,Ivan Testovich Petrov\np2,Amina Sample\n';
const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');
/** Tells neither a length nor its last chunk. */
const endedByClosing: Answer = ({ socket }) => socket.end(`HTTP/1.0 200 OK\r\nconnection: close\r\n\r\n${own}`);
const provenBy = async () => (await listsOf(admin.client))[0]?.current.wholeBy;

describe('what shows that a list is whole', () => {
  it.each([
    ['un', 'un.xml', 'endMark'],
    ['ofac-sdn', 'ofac-sdn.xml', 'endMark'],
    ['eu', 'eu.xml', 'endMark'],
    ['eu', 'eu.csv', 'none'],
    ['uk', 'uk.csv', 'none'],
    ['opensanctions', 'targets.simple.csv', 'none'],
    ['opensanctions', 'entities.ftm.jsonl', 'none'],
  ])('of an uploaded %s file %s: %s', async (format, name, proof) => {
    const imported = await sendList(admin.client, await textOf(name), { format }, name);
    expect(imported.current.wholeBy).toBe(proof);
    expect(await provenBy()).toBe(proof);
  });

  it('is its sum where that was told', async () => {
    expect((await sendList(admin.client, own, { sha256: sumOf(own) })).current.wholeBy).toBe('checksum');
  });

  it('is the mark at the end of any CSV', async () => {
    expect((await sendList(admin.client, `${own}\u001a`)).current).toMatchObject({ entities: 2, wholeBy: 'endMark' });
  });

  it('is the length of the answer of an address', async () => {
    await published(
      () => own,
      async (url) => {
        const imported = await fetchList(strict, { ...asking, url, format: 'csv' });
        expect(imported?.current.wholeBy).toBe('transfer');
      },
    );
  });

  it('is nothing where the answer ends by closing the connection', async () => {
    await serving(endedByClosing, async (url) => {
      await expect(fetchList(strict, { ...asking, url, format: 'csv' })).rejects.toMatchObject({
        code: 'listUnproven',
      });
      const imported = await fetchList(test.context, { ...asking, url, format: 'csv' });
      expect(imported?.current.wholeBy).toBe('none');
    });
  });

  it('is noted, with the actor, when the loaded version comes once more with its sum', async () => {
    const { current } = await sendList(admin.client, own);
    const again = await sendList(admin.client, own, { sha256: sumOf(own) });
    expect(again).toMatchObject({ changed: false, current: { ...current, wholeBy: 'checksum' } });
    const { resultList } = await admin.client('audit', { query: { action: 'list.imported' } });
    expect(resultList[0]).toMatchObject({
      actorId: admin.staff.id,
      before: { wholeBy: 'none' },
      after: { wholeBy: 'checksum' },
    });
    await sendList(admin.client, own);
    expect(await provenBy()).toBe('checksum');
  });

  it('stays its sum, and nothing more is noted, when the loaded version is fetched once more without', async () => {
    await published(
      () => own,
      async (url) => {
        const fetched = { ...asking, url, format: 'csv', name: 'Again' } as const;
        await fetchList(test.context, { ...fetched, sha256: [sumOf(own)] });
        const again = await fetchList(test.context, fetched);
        expect(again).toMatchObject({ changed: false, current: { wholeBy: 'checksum' } });
        expect(await admin.client('audit', { query: { subject: 'Again' } })).toMatchObject({ totalResults: 1 });
      },
    );
  });
});

it('that a list comes from an address from now on, or from none, is noted though it says nothing new', async () => {
  await sendList(admin.client, own, { name: 'Moved' });
  await published(
    () => own,
    async (url) => {
      const imported = await fetchList(test.context, { ...asking, name: 'Moved', url: `${url}?key=x`, format: 'csv' });
      expect(imported).toMatchObject({ changed: false, current: { version: 1 } });
      await sendList(admin.client, own, { name: 'Moved' });
      const { resultList } = await admin.client('audit', { query: { subject: 'Moved' } });
      expect(resultList).toMatchObject([
        { action: 'list.imported', actorId: admin.staff.id, before: { address: url }, after: { address: '' } },
        { action: 'list.imported', before: { address: '' }, after: { address: url } },
        { action: 'list.imported', after: { address: '' } },
      ]);
    },
  );
});

/** At the end of every line, and inside the last one. */
function cutsOf(text: string): string[] {
  const whole = text.trimEnd();
  const lines = whole.split('\n');
  return [
    ...lines.slice(1).map((_, at) => `${lines.slice(0, at + 1).join('\n')}\n`),
    ...[1, 2, 3, 4, 5].map((letters) => whole.slice(0, -letters)),
  ];
}

describe('where AFC_LIST_UNPROVEN is refuse', () => {
  const refused = expect.stringMatching(/^list(Unproven|NotReadable|CutOff)$/);
  const send = (format: 'un' | 'eu' | 'uk' | 'opensanctions' | 'csv' | 'ofac-sdn', name: string, text: string) =>
    importList(strict, { main: fileOfText(name, text) }, { ...asking, format });

  it.each([
    ['uk', 'uk.csv'],
    ['eu', 'eu.csv'],
    ['eu', 'eu.xml'],
    ['un', 'un.xml'],
    ['ofac-sdn', 'ofac-sdn.xml'],
    ['opensanctions', 'targets.simple.csv'],
    ['opensanctions', 'entities.ftm.jsonl'],
    ['csv', 'plain.csv'],
  ] as const)('a first %s file that is cut changes nothing: %s', async (format, name) => {
    for (const cut of cutsOf(await textOf(name)))
      await expect(send(format, name, cut), cut.slice(-40)).rejects.toMatchObject({ code: refused });
    expect(await listsOf(admin.client)).toEqual([]);
  });

  it.each(['main', 'alt', 'add'] as const)('nor does OFAC’s set with its %s file cut', async (role) => {
    const { comments: _, ...marked } = await openListFiles([pathOf('ofac')]);
    const name = marked[role]?.name ?? '';
    for (const cut of cutsOf((await textOf(`ofac/${name}`)).replace('\u001a', ''))) {
      const files = { ...marked, [role]: fileOfText(name, cut) };
      const asked = importList(strict, files, { ...asking, format: 'ofac-sdn' });
      await expect(asked, cut.slice(-40)).rejects.toMatchObject({ code: refused });
    }
    expect(await listsOf(admin.client)).toEqual([]);
    const imported = await importList(strict, marked, { ...asking, format: 'ofac-sdn' });
    expect(imported.current.wholeBy).toBe('endMark');
  });

  it('OFAC’s set with its comments, which end without a mark, needs its sums', async () => {
    const files = await openListFiles([pathOf('ofac')]);
    const unproven = importList(strict, files, { ...asking, format: 'ofac-sdn' });
    await expect(unproven).rejects.toMatchObject({ code: 'listUnproven' });
    const sha256 = await Promise.all(Object.values(files).map((file) => file.sha256()));
    const summed = await importList(strict, files, { ...asking, format: 'ofac-sdn', sha256 });
    expect(summed.current.wholeBy).toBe('checksum');
  });

  it('a sentence says what to do, and nobody can insist', async () => {
    const refused = importList(
      strict,
      { main: fileOfText('own.csv', own) },
      { ...asking, format: 'csv', acceptSmaller: true },
    );
    await expect(refused).rejects.toMatchObject({ code: 'listUnproven' });
    expect(messages.en.listUnproven).toContain('Nothing was changed. Give its SHA-256 sum');
  });

  it('the whole file is imported with its sum, or with a mark at its end', async () => {
    const files = { main: fileOfText('own.csv', own) };
    const summed = await importList(strict, files, { ...asking, format: 'csv', sha256: [sumOf(own)] });
    expect(summed).toMatchObject({ changed: true, current: { wholeBy: 'checksum' } });
    expect(await send('csv', 'own.csv', `${own}p3,Made Person\n\u001a`)).toMatchObject({
      changed: true,
      current: { entities: 3, wholeBy: 'endMark' },
    });
  });
});
