import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { systemActor } from '../../platform/base/actor.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { listsOf, removeLists, sendList, serving } from '../../testing/provider-lists.ts';
import { fetchList } from './fetch-list.ts';
import { refreshLists } from './refresh-lists.ts';

const test = await createTestApp();
afterAll(() => test.close());
const admin = await test.as('Administrator');
afterEach(() => removeLists(admin.client));

const file = 'id,name\np1,Ada Example\np2,Amina Sample\n';
const etag = '"one"';
const statuses: number[] = [];
beforeEach(() => statuses.splice(0));

/** A server that calls its list unchanged, as long as it is asked so. */
const publishing = (work: (url: string) => Promise<void>) =>
  serving(({ headers }, response) => {
    const status = headers['if-none-match'] === etag ? 304 : 200;
    statuses.push(status);
    response.writeHead(status, { etag }).end(status === 200 ? file : '');
  }, work);

const listed = () => listsOf(admin.client);
/** As after an upgrade: the loaded version was read by other importers. */
const upgrade = () => test.context.db.query(sql`update provider_list_versions set read_by = 'before'`);

it('a list from an address is read anew once importers have changed, though its server calls it unchanged', () =>
  publishing(async (url) => {
    await fetchList(test.context, { url, format: 'csv', name: 'Web', actor: systemActor, requestId: 'test' });
    await refreshLists(test.context);
    expect(statuses).toEqual([200, 304]);
    await upgrade();
    // What earlier importers read of it.
    await test.context.db.query(sql`update provider_list_versions set content_hash = 'less', names = 1`);
    await refreshLists(test.context);
    await refreshLists(test.context);
    expect(statuses).toEqual([200, 304, 200, 304]);
    expect(await listed()).toMatchObject([{ readOtherwise: false, current: { version: 2, names: 2 } }]);
  }));

it('the same entries, read anew, make no version', async () => {
  await sendList(admin.client, file);
  expect(await listed()).toMatchObject([{ readOtherwise: false }]);
  await upgrade();
  expect(await listed()).toMatchObject([{ readOtherwise: true }]);
  expect(await sendList(admin.client, file)).toMatchObject({ changed: false });
  expect(await listed()).toMatchObject([{ readOtherwise: false, current: { version: 1 }, earlier: [] }]);
});

it('a list that was imported before this was noted may have been read otherwise', async () => {
  await sendList(admin.client, file);
  await test.context.db.query(sql`update provider_list_versions set read_by = null`);
  expect(await listed()).toMatchObject([{ readOtherwise: true }]);
});
