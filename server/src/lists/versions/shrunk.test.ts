import { fileOfText } from '@afc/screening/lists/list-files';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/base/actor.ts';
import { createTestApp } from '../../testing/app.ts';
import { failure } from '../../testing/failure.ts';
import { listsOf, removeLists, sendList } from '../../testing/provider-lists.ts';
import { importList } from './import-list.ts';

const header = 'id,name,aliases';

const test = await createTestApp();
afterAll(() => test.close());
const admin = await test.as('Administrator');

const listed = () => listsOf(admin.client);
afterEach(() => removeLists(admin.client));

const send = (name: string, rows: readonly string[], fields: Record<string, string> = {}, client = admin.client) =>
  sendList(client, [header, ...rows].join('\n'), { name, ...fields });

describe('a version with markedly fewer entries than the loaded one', () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => `m${i},Made Person ${i},`);

  it('is refused with both counts and changes nothing, until it is insisted on', async () => {
    await send('Shrinking', many(25));
    const before = await listed();
    const refused = await failure(send('Shrinking', many(14)));
    expect(refused).toMatchObject({
      status: 409,
      code: 'listShrank',
      values: { loaded: 25, loadedNames: 25, found: 14, foundNames: 14 },
    });
    expect(refused.message).toContain('has 25 entries with 25 names and the new version 14 with 14');
    expect(refused.message).toContain('acceptSmaller=true');
    expect(await failure(send('Shrinking', many(14), { acceptSmaller: 'false' }))).toMatchObject({ status: 409 });
    expect(await listed()).toEqual(before);
    expect(await send('Shrinking', many(14), { acceptSmaller: 'true' })).toMatchObject({
      changed: true,
      current: { entities: 14 },
    });
  });

  it('speaks Spanish to whoever asks in Spanish', async () => {
    await send('Shrinking', many(25));
    const spanish = test.clientWith({ authorization: `Bearer ${admin.token}`, 'accept-language': 'es' });
    const refused = await failure(send('Shrinking', many(2), {}, spanish));
    expect(refused.message).toContain('tiene 25 entradas con 25 nombres y la nueva 2 con 2');
  });

  it('is imported where 95 of 100 are left, or where no more than ten went', async () => {
    await send('Nearly', many(300));
    expect(await send('Nearly', many(285))).toMatchObject({ changed: true });
    expect(await failure(send('Nearly', many(270)))).toMatchObject({ code: 'listShrank' });
    await send('Small', many(11));
    expect(await send('Small', many(1))).toMatchObject({ changed: true });
  });

  it('is refused as well where the entries stay and many of their names go: a file of a set was left out', async () => {
    const named = (count: number, aliases: string) => many(count).map((row) => `${row}${aliases}`);
    await send('Nameless', named(25, 'One Alias;Another Alias'));
    const refused = await failure(send('Nameless', many(25)));
    expect(refused).toMatchObject({ status: 409, code: 'listShrank', values: { loadedNames: 75, foundNames: 25 } });
    expect(refused.message).toContain('has 25 entries with 75 names and the new version 25 with 25');
    expect(await send('Nameless', many(25), { acceptSmaller: 'true' })).toMatchObject({ changed: true });
    // Ten entries may go with all their names.
    await send('Few', named(20, 'One Alias;Another Alias'));
    expect(await send('Few', named(10, 'One Alias;Another Alias'))).toMatchObject({ changed: true });
  });

  it('is nothing that a first import could be measured by', async () => {
    expect(await send('First', many(1))).toMatchObject({ changed: true });
  });

  it('is imported where AFC_LIST_MIN_SHARE says so', async () => {
    const relaxed = { ...test.context, config: { ...test.context.config, listMinShare: 0.5 } };
    const run = (count: number) =>
      importList(
        relaxed,
        { main: fileOfText('own.csv', `${[header, ...many(count)].join('\n')}\n`) },
        { format: 'csv', name: 'Relaxed', actor: systemActor, requestId: 'test' },
      );
    await run(25);
    expect(await run(13)).toMatchObject({ changed: true });
    await run(25);
    await expect(run(12)).rejects.toMatchObject({ code: 'listShrank' });
  });
});
