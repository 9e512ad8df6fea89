import type { Client } from '@afc/contract/client';
import type { Result } from '@afc/contract/result';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeList } from '../../lists/versions/remove-list.ts';
import { systemActor } from '../../platform/base/actor.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { failure } from '../../testing/failure.ts';
import { makeRecord } from '../../testing/records.ts';
import { byName, ivan, loadList, replaceList, rescreened } from '../../testing/rescreen.ts';
import { findRescreen } from './store.ts';

let app: TestApp;
let client: Client;

beforeEach(async () => {
  app = await createTestApp();
  client = (await app.as('Operator')).client;
  await app.startWorker();
});

afterEach(() => app.close());

const load = (rows: readonly string[]) => loadList(app.context, rows);
const result = (id: string): Promise<Result> => client('result', { params: { id } });

describe('a list that is removed', () => {
  const other = 'Q-1,Ivan Sidorenko,,,TEST';

  async function remove(name: string) {
    await removeList(app.context, name, { actor: systemActor, requestId: 'test' });
    return rescreened(app.context);
  }

  it('takes its unconfirmed matches along, where another reason is left', async () => {
    const id = await makeRecord(app.context, { person: ivan });
    await load([byName]);
    await replaceList(app.context, [other], 'Other');
    await rescreened(app.context);
    expect((await result(id)).matchList).toHaveLength(2);
    expect(await remove('Other')).toEqual({ records: 1, changed: 1 });
    expect(await result(id)).toMatchObject({ resultStatus: 'consider', matchList: [{ userGuid: 'P-1' }] });
  });

  it('leaves nobody blacklisted by an entry that was written while it was removed', async () => {
    await load([byName]);
    await replaceList(app.context, [other], 'Other');
    await rescreened(app.context);
    const id = await makeRecord(app.context, {
      person: { firstname: 'Someone', lastname: 'Different' },
      resultStatus: 'blacklist',
      source: 'provider',
      entryMatches: [{ reference: 'X-1', list: 'Other', confirmed: true }],
    });
    await remove('Other');
    expect(await result(id)).toMatchObject({ resultStatus: 'consider', matchList: [{ confirmedMatch: false }] });
  });

  it('takes the switch from its entries at once: nobody is marked for good by what no list holds', async () => {
    const off = { ...app.context, config: { ...app.context.config, listRescreen: false } };
    const id = await makeRecord(app.context, { person: ivan });
    await load([byName]);
    const before = await result(id);
    expect(before.matchList).toMatchObject([{ immovable: false, evidence: { reasons: ['providerName'] } }]);
    await removeList(off, 'Own', { actor: systemActor, requestId: 'test' });
    expect((await result(id)).matchList).toMatchObject([
      { immovable: true, evidence: { reasons: ['providerName', 'delisted'] } },
    ]);
    const matchList = before.matchList.map((match) => ({ ...match, resultStatus: 'blacklist' as const }));
    const confirming = client('appliedChanges', { body: { ...before, matchList, resultStatus: 'blacklist' } });
    expect(await failure(confirming)).toMatchObject({ status: 409, code: 'recordChanged' });
    const marked = await client('appliedChanges', { body: { ...before, resultStatus: 'blacklist' } });
    expect(marked).toMatchObject({ resultStatus: 'blacklist', source: 'staff' });
    const cleared = await client('appliedChanges', { body: { ...marked, resultStatus: 'clear' } });
    expect(cleared).toMatchObject({ resultStatus: 'clear' });
  });

  it('starts nothing where AFC_LIST_RESCREEN is off', async () => {
    const off = { ...app.context, config: { ...app.context.config, listRescreen: false } };
    await replaceList(off, [byName]);
    await removeList(off, 'Own', { actor: systemActor, requestId: 'test' });
    expect(await findRescreen(app.context.db)).toBeUndefined();
  });
});
