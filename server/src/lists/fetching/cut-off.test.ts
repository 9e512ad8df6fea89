import { createHash } from 'node:crypto';
import { textOf } from '@afc/screening/lists/fixtures/read-fixture';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/base/actor.ts';
import { createTestApp } from '../../testing/app.ts';
import { failure } from '../../testing/failure.ts';
import { listsOf, published, removeLists, sendList } from '../../testing/provider-lists.ts';
import { fetchList } from './fetch-list.ts';
import { refreshLists } from './refresh-lists.ts';

const test = await createTestApp();
afterAll(() => test.close());
const admin = await test.as('Administrator');

const listed = () => listsOf(admin.client);
afterEach(() => removeLists(admin.client));

const send = (text: string, fields: Record<string, string> = {}, client = admin.client) =>
  sendList(client, text, { name: 'Own', ...fields });

/** Remarks of different lengths: nothing in the file itself tells that the last one is cut. */
const remarks = ['Refused in 2024', 'x', '', 'See the file', 'Refused twice', 'Wanted for fraud'];
const whole = `id,name,remarks\n${remarks.map((text, i) => `${i},Made Person ${i},${text}\n`).join('')}`;
const cut = whole.slice(0, -'for fraud\n'.length);
/** Dates: a shorter one stands out. */
const dated = `id,name,birth_date\n${remarks.map((_, i) => `${i},Made Person ${i},196${i}-03-04\n`).join('')}`;
const datedCut = dated.slice(0, -'-04\n'.length);

describe('a file that ends inside its last cell', () => {
  it('is refused where the loaded version ended with a line end, and changes nothing', async () => {
    await send(whole);
    const before = await listed();
    const refused = await failure(send(cut));
    expect(refused).toMatchObject({ status: 409, code: 'listCutOff', values: { line: 7 } });
    expect(refused.message).toContain('line 7, is not closed by a line end');
    expect(refused.message).toContain('Download the file again.');
    expect(refused.message).toContain('acceptSmaller=true');
    expect(await listed()).toEqual(before);
  });

  it('is imported by whoever insists, with a remark; the next one is not asked for its line end again', async () => {
    await send(whole);
    const insisted = await send(cut, { acceptSmaller: 'true' });
    expect(insisted).toMatchObject({ changed: true, current: { entities: 6 } });
    expect(insisted.remarks).toEqual([
      'The last line of the file, line 7, is not closed by a line end: check that the file is not cut off.',
    ]);
    expect(await send(`${cut}for`)).toMatchObject({ changed: true, remarks: [expect.any(String)] });
    expect(await send(whole)).toMatchObject({ changed: true, remarks: [] });
    expect(await failure(send(`${cut}for`))).toMatchObject({ code: 'listCutOff' });
  });

  it('is refused at the first import where all other last cells have one shape', async () => {
    expect(await failure(send(datedCut))).toMatchObject({ status: 409, code: 'listCutOff', values: { line: 7 } });
    expect(await listed()).toEqual([]);
    expect(await send(dated.trimEnd())).toMatchObject({ changed: true, remarks: [expect.stringContaining('line 7')] });
    expect(await failure(send(datedCut))).toMatchObject({ code: 'listCutOff' });
    expect(await send(datedCut, { acceptSmaller: 'true' })).toMatchObject({ changed: true });
  });

  it('is imported at the first import where nothing tells it, with a remark in the caller’s language', async () => {
    const spanish = test.clientWith({ authorization: `Bearer ${admin.token}`, 'accept-language': 'es' });
    const { remarks: said } = await send(cut, {}, spanish);
    expect(said).toEqual([
      expect.stringContaining('La última línea del archivo, la línea 7, no termina con un salto de línea'),
    ]);
    await send(whole);
    expect((await failure(send(cut, {}, spanish))).message).toContain('Descargue el archivo de nuevo.');
  });
});

describe('a file without the mark that it should end with', () => {
  const mark = '\u001a';
  const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');
  const ofac = (entries: number) =>
    Array.from(
      { length: entries },
      (_, i) => `${i + 1},"MADE, Person ${i}",individual,TEST${',-0- '.repeat(8)}\r\n`,
    ).join('');

  it('is refused where the loaded version had it, and changes nothing', async () => {
    await send(whole + mark);
    const before = await listed();
    const lines = whole.trimEnd().split('\n');
    const shorter = `${lines.slice(0, -1).join('\n')}\n`;
    const refused = await failure(send(shorter));
    expect(refused).toMatchObject({ status: 409, code: 'listUnmarked' });
    expect(refused.message).toContain('it looks cut off at the end of a line. Nothing was changed.');
    expect(await listed()).toEqual(before);
    expect(await send(shorter, { sha256: sumOf(shorter) })).toMatchObject({ changed: true, current: { entities: 5 } });
    await send(whole + mark);
    expect(await send(shorter, { acceptSmaller: 'true' })).toMatchObject({ changed: true });
  });

  it('is refused at the first import where it is as long as OFAC’s own', async () => {
    const sendOfac = (text: string, fields: Record<string, string> = {}) =>
      send(text, { format: 'ofac-sdn', ...fields });
    expect(await failure(sendOfac(ofac(1_001)))).toMatchObject({ status: 409, code: 'listUnmarked' });
    expect(await listed()).toEqual([]);
    expect(await sendOfac(ofac(1_001) + mark)).toMatchObject({ current: { entities: 1_001, wholeBy: 'endMark' } });
    await removeLists(admin.client);
    expect(await sendOfac(ofac(1_001), { sha256: sumOf(ofac(1_001)) })).toMatchObject({ changed: true });
    await removeLists(admin.client);
    expect(await sendOfac(ofac(1_000))).toMatchObject({ current: { entities: 1_000, wholeBy: 'none' } });
  });

  it('is no matter of XML', async () => {
    const xml = await textOf('eu.xml');
    await send(xml, { format: 'eu' });
    expect(await send(await textOf('eu.csv'), { format: 'eu' })).toMatchObject({
      changed: true,
    });
  });
});

it('a whole file that differs from the loaded version only in its last line end says nothing new', async () => {
  await send(whole);
  expect(await send(whole.trimEnd())).toMatchObject({ changed: false, remarks: [expect.any(String)] });
});

it('the schedule never insists: what is refused stands beside the list', async () => {
  let text = whole;
  await published(
    () => text,
    async (url) => {
      await fetchList(test.context, { url, format: 'csv', name: 'Web', actor: systemActor, requestId: 'test' });
      text = cut;
      await refreshLists(test.context);
      const [list] = await listed();
      expect(list).toMatchObject({ current: { version: 1 } });
      expect(list?.refreshError).toContain('line 7, is not closed by a line end');
    },
  );
});
