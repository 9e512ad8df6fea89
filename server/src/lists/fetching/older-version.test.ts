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

const uk = (date: string, name = 'BEISPIEL') =>
  `Report Date: ${date}\nUnique ID,Name 6,Designation Type\nTST1,${name},Individual\nTST2,MUSTER,Individual\n`;
const send = (text: string, fields: Record<string, string> = {}, client = admin.client) =>
  sendList(client, text, { format: 'uk', name: 'UK', ...fields });

describe('a version whose own date is before that of the loaded one', () => {
  it('is refused with both dates and changes nothing, until it is insisted on', async () => {
    await send(uk('13-Feb-2026'));
    const before = await listed();
    const refused = await failure(send(uk('12-Feb-2026')));
    const values = { loaded: '2026-02-13', found: '2026-02-12' };
    expect(refused).toMatchObject({ status: 409, code: 'listOlder', values });
    expect(refused.message).toContain('is dated 2026-02-13 and the new version 2026-02-12');
    expect(refused.message).toContain('acceptSmaller=true');
    expect(await listed()).toEqual(before);
    const insisted = await send(uk('12-Feb-2026'), { acceptSmaller: 'true' });
    expect(insisted).toMatchObject({ changed: true, current: { version: 2, listDate: '2026-02-12' } });
  });

  it('speaks Spanish to whoever asks in Spanish', async () => {
    await send(uk('13-Feb-2026'));
    const spanish = test.clientWith({ authorization: `Bearer ${admin.token}`, 'accept-language': 'es' });
    expect((await failure(send(uk('12-Feb-2026'), {}, spanish))).message).toContain('es más antigua');
  });

  it('is not taken by the schedule, which says so beside the list', async () => {
    let text = uk('13-Feb-2026');
    await published(
      () => text,
      async (url) => {
        await fetchList(test.context, { url, format: 'uk', name: 'UK', actor: systemActor, requestId: 'test' });
        text = uk('12-Feb-2026');
        await refreshLists(test.context);
      },
    );
    expect(await listed()).toMatchObject([
      { refreshError: expect.stringContaining('it is older'), current: { listDate: '2026-02-13' } },
    ]);
  });
});

it.each([
  ['of the same day', uk('13-Feb-2026'), uk('13-Feb-2026', 'BEISPIELER')],
  ['without a date', uk('13-Feb-2026'), uk('unknown')],
  ['after one without a date', uk('unknown'), uk('13-Feb-2026')],
])('a version %s is imported', async (_, first, second) => {
  await send(first);
  expect(await send(second)).toMatchObject({ changed: true });
});

it('a list whose newest change is gone is imported: OpenSanctions states no other date', async () => {
  const targets = (...changes: string[]) =>
    `id,schema,name,aliases,last_change\n${changes.map((day, i) => `${i},Person,Made Person,,${day}\n`).join('')}`;
  const fields = { format: 'opensanctions', name: 'OS' };
  await sendList(admin.client, targets('2026-02-12', '2026-02-13'), fields);
  expect(await sendList(admin.client, targets('2026-02-12'), fields)).toMatchObject({
    changed: true,
    current: { listDate: '2026-02-12' },
  });
});

it('a list of another format under the same name is not compared by its date', async () => {
  await send(uk('13-Feb-2026'));
  const un =
    '<CONSOLIDATED_LIST dateGenerated="2025-02-27"><INDIVIDUAL><DATAID>1</DATAID><FIRST_NAME>Otto</FIRST_NAME></INDIVIDUAL></CONSOLIDATED_LIST>';
  expect(await sendList(admin.client, un, { format: 'un', name: 'UK' }, 'un.xml')).toMatchObject({ changed: true });
});
