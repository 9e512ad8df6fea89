import type { Client } from '@afc/contract/client';
import { judge } from '@afc/screening/decide';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/records.ts';
import { confirmed, ivan, loadList } from '../../testing/rescreen.ts';

let app: TestApp;
let client: Client;

beforeEach(async () => {
  app = await createTestApp();
  client = (await app.as('Operator')).client;
  await app.startWorker();
});

afterEach(() => app.close());

const result = (id: string) => client('result', { params: { id } });
const decide = async (id: string, resultStatus: 'clear' | 'blacklist') =>
  client('appliedChanges', { body: { ...(await result(id)), resultStatus } });

/** A provider blacklists the person, and later drops the entry. */
async function listAndDelist(id: string): Promise<void> {
  await loadList(app.context, [confirmed]);
  expect(await result(id)).toMatchObject({ resultStatus: 'blacklist', source: 'provider' });
  await loadList(app.context, []);
}

/** Has the face of somebody who is blacklisted. */
async function makeBlacklistedByFace(): Promise<string> {
  const other = await makeRecord(app.context, { resultStatus: 'blacklist', source: 'staff' });
  const found = { resultStatus: 'blacklist', source: 'ai', faceMatches: [other] } as const;
  const id = await makeRecord(app.context, { person: ivan, ...found });
  const positive = judge([{ reason: 'face', otherStatus: 'blacklist', strong: true }]);
  await app.context.db.query(sql`update matches set rule = ${positive?.rule} where petition_id = ${id}`);
  return id;
}

describe('what staff decided before a list named the person', () => {
  it('stands again when the list drops the entry: their last mark stays, and is theirs to take back', async () => {
    const id = await makeRecord(app.context, { person: ivan });
    for (const decision of ['clear', 'blacklist'] as const) await decide(id, decision);
    await listAndDelist(id);
    expect(await result(id)).toMatchObject({ resultStatus: 'blacklist', source: 'staff' });
    expect(await decide(id, 'clear')).toMatchObject({ resultStatus: 'clear' });
  });

  it('names the match that it was set by', async () => {
    const other = await makeRecord(app.context);
    const id = await makeRecord(app.context, {
      person: ivan,
      resultStatus: 'consider',
      source: 'ai',
      faceMatches: [other],
    });
    await decide(id, 'blacklist');
    await listAndDelist(id);
    expect(await result(id)).toMatchObject({ resultStatus: 'blacklist', source: 'ai' });
  });

  it('is not undone by a face that they cleared the person of: the delisted entry alone is to be reviewed', async () => {
    const id = await makeBlacklistedByFace();
    await decide(id, 'clear');
    await listAndDelist(id);
    expect(await result(id)).toMatchObject({ resultStatus: 'consider', source: 'provider' });
  });

  it('leaves whom nobody reviewed with the face that blacklists', async () => {
    const id = await makeBlacklistedByFace();
    await listAndDelist(id);
    expect(await result(id)).toMatchObject({ resultStatus: 'blacklist', source: 'ai' });
  });
});
