import { emptyPerson } from '@afc/contract/person';
import { providerEvidence } from '@afc/contract/testing/results';
import type { ResultStatus } from '@afc/contract/vocabulary';
import type { ProviderFinding } from '@afc/screening/screen';
import { afterAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/base/actor.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { type EntryMatch, makeRecord } from '../../testing/records.ts';
import { markDelisted } from './delisted.ts';
import { findDismissed } from './dismissed-hits.ts';

const app = await createTestApp();
afterAll(() => app.close());
const { client } = await app.as('Operator');
const { db } = app.context;

const considered = (...entryMatches: EntryMatch[]) =>
  makeRecord(app.context, { resultStatus: 'consider', source: 'provider', entryMatches });

/** Leaves the switches of the matches as they are, but for the entry that is confirmed. */
async function decide(id: string, resultStatus: ResultStatus, confirmed?: string): Promise<void> {
  const { version, matchList: matches } = await client('result', { params: { id } });
  const ids = matches.flatMap(({ _id, userGuid }) => (userGuid === confirmed ? [_id] : []));
  const matchList = ids.map((_id) => ({ _id, resultStatus: 'blacklist' as const }));
  await client('appliedChanges', { body: { _id: id, version, resultStatus, matchList } });
}

const dismissedFor = (id: string) =>
  db.query(sql`select list, reference, entry_digest from dismissed_hits where petition_id = ${id}`);

describe('a list entry', () => {
  it('is remembered as somebody else where staff clear the record', async () => {
    const id = await considered({ reference: 'ENTRY-1', confirmed: false });
    await decide(id, 'clear');
    expect(await dismissedFor(id)).toEqual([
      { list: 'Test list', reference: 'ENTRY-1', entry_digest: 'digest of ENTRY-1' },
    ]);
  });

  it('is remembered as it is now where staff clear the record once more', async () => {
    const id = await considered({ reference: 'ENTRY-5', confirmed: false });
    await decide(id, 'clear');
    await db.query(sql`update matches set entry_digest = 'another digest' where petition_id = ${id}`);
    await decide(id, 'clear');
    expect(await dismissedFor(id)).toMatchObject([{ reference: 'ENTRY-5', entry_digest: 'another digest' }]);
  });

  it('is not judged where staff blacklist the record without confirming it', async () => {
    const id = await considered({ reference: 'ENTRY-2', confirmed: false });
    await decide(id, 'blacklist');
    expect(await dismissedFor(id)).toEqual([]);
  });

  it('is not judged by clearing the record where it was confirmed, or is on its list no more', async () => {
    const id = await considered(
      { reference: 'ENTRY-3', confirmed: true },
      { reference: 'ENTRY-4', list: 'Former list', confirmed: true },
    );
    const asking = { actor: systemActor, requestId: 'request' };
    await db.transaction((tx) => markDelisted(tx, 'Former list', ['ENTRY-4'], asking));
    await decide(id, 'clear');
    expect(await dismissedFor(id)).toEqual([]);
  });

  it('is dismissed no more where staff confirm it after all, and the others stay so', async () => {
    const id = await considered({ reference: 'ENTRY-7', confirmed: false }, { reference: 'ENTRY-8', confirmed: false });
    await decide(id, 'clear');
    await decide(id, 'blacklist', 'ENTRY-7');
    expect(await dismissedFor(id)).toMatchObject([{ reference: 'ENTRY-8' }]);
  });

  it('is dismissed no more where staff blacklist the record by it after all', async () => {
    const id = await considered({ reference: 'ENTRY-9', confirmed: false });
    await decide(id, 'clear');
    await decide(id, 'blacklist');
    expect(await dismissedFor(id)).toEqual([]);
  });

  it('returns for whom it was dismissed where a document or a date of birth confirms it, and not by its name', async () => {
    const petitionId = await considered({ reference: 'ENTRY-6', confirmed: false });
    await decide(petitionId, 'clear');
    const who = { person: emptyPerson, petitionId };
    const isDismissed = await findDismissed(db, [who]);
    const foundBy = (reason: ProviderFinding['reason']): ProviderFinding => ({
      reason,
      score: 0.9,
      threshold: 0.7,
      provider: { ...providerEvidence, list: 'Test list', reference: 'ENTRY-6' },
      fields: [],
      entry: emptyPerson,
      entryDigest: 'digest of ENTRY-6',
    });
    const reasons = ['providerName', 'providerNameAndDateBirth', 'providerDocument'] as const;
    expect(reasons.filter((reason) => isDismissed(who, foundBy(reason)))).toEqual(['providerName']);
  });
});
