import { randomUUID } from 'node:crypto';
import { isRemoved } from '@afc/contract/result';
import { judge } from '@afc/screening/decide';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/records.ts';
import { edited, reviewer } from '../../testing/reviewer.ts';

const app = await createTestApp();
afterAll(() => app.close());
const { client, load, make, apply } = await reviewer(app);

describe('apply changes', () => {
  it('clears a considered record whose switch was left off', async () => {
    const other = await make({});
    const record = await make({ resultStatus: 'consider', source: 'ai', faceMatches: [other._id] });
    const applied = await apply(edited(record, 'clear'));
    expect(applied).toMatchObject({ resultStatus: 'clear', source: '', version: record.version + 1 });
    expect(await load(other._id)).toMatchObject({ version: other.version, resultStatus: 'clear' });
  });

  it('takes back a record as large as one with many matches is', async () => {
    const record = await make({ resultStatus: 'consider', source: 'ai' });
    const large = { ...edited(record, 'clear'), more: 'x'.repeat(2 ** 21) };
    expect(await apply(large)).toMatchObject({ resultStatus: 'clear' });
  });

  it('falls back to rejected while a kyc reason stands', async () => {
    const record = await make({ resultStatus: 'consider', source: 'data', kycReasons: ['underage'] });
    expect(await apply(edited(record, 'clear'))).toMatchObject({ resultStatus: 'kycRejected', source: '' });
    const marked = await apply(edited(await load(record._id), 'blacklist'));
    expect(marked).toMatchObject({ resultStatus: 'blacklist', source: 'staff' });
    expect(await apply(edited(marked, 'clear'))).toMatchObject({ resultStatus: 'kycRejected', source: '' });
  });

  it('blacklists the moved match with its own record, and takes it back', async () => {
    const other = await make({ kycReasons: ['documentExpired'], resultStatus: 'kycRejected' });
    const record = await make({ resultStatus: 'consider', source: 'ai', faceMatches: [other._id] });
    const marked = await apply(edited(record, 'blacklist', { [other._id]: 'blacklist' }));
    expect(marked).toMatchObject({ resultStatus: 'blacklist', source: 'ai' });
    expect(marked.matchList).toMatchObject([
      { confirmedMatch: true, resultStatus: 'blacklist', immovable: false, kycReasons: ['documentExpired'] },
    ]);
    expect(await load(other._id)).toMatchObject({ resultStatus: 'blacklist', source: 'ai', version: 2 });
    const taken = await apply(edited(marked, 'clear', { [other._id]: 'clear' }));
    expect(taken.matchList).toMatchObject([{ confirmedMatch: false, resultStatus: 'kycRejected' }]);
    expect(await load(other._id)).toMatchObject({ resultStatus: 'kycRejected', source: '', version: 3 });
  });

  it('names the match that is confirmed as the reason of a mark that staff set without one', async () => {
    const other = await make({});
    const record = await make({ resultStatus: 'blacklist', source: 'staff', faceMatches: [other._id] });
    const applied = await apply(edited(record, 'blacklist', { [other._id]: 'blacklist' }));
    expect(applied).toMatchObject({ resultStatus: 'blacklist', source: 'ai' });
  });

  it('puts confirmed matches first, then the stronger', async () => {
    const [first, second] = [await make({}), await make({})];
    const record = await make({
      resultStatus: 'consider',
      source: 'provider',
      faceMatches: [first._id, second._id],
      entryMatches: [{ reference: 'ENTRY-1', confirmed: false }],
    });
    expect(record.matchList[0]?.userGuid).toBe('ENTRY-1');
    const applied = await apply(edited(record, 'clear', { [second._id]: 'blacklist' }));
    expect(applied.matchList.map(({ userGuid }) => userGuid).slice(0, 2)).toEqual([second._id, 'ENTRY-1']);
  });

  it('confirms that a photo is doubted, which no record is behind', async () => {
    const record = await make({ resultStatus: 'consider', source: 'ai', doubted: true });
    expect(record.matchList).toMatchObject([{ resultStatus: 'consider', immovable: false }]);
    expect(record.matchList.map(isRemoved)).toEqual([false]);
    const applied = await apply(edited(record, 'blacklist', { '': 'blacklist' }));
    expect(applied).toMatchObject({ resultStatus: 'blacklist', source: 'ai' });
    expect(applied.matchList).toMatchObject([{ resultStatus: 'blacklist', confirmedMatch: true }]);
  });

  it('writes no history for an entry that its list calls by an id like our own', async () => {
    const reference = randomUUID();
    const record = await make({
      resultStatus: 'consider',
      source: 'provider',
      entryMatches: [{ reference, confirmed: false }],
    });
    await apply(edited(record, 'blacklist', { [reference]: 'blacklist' }));
    const administrator = await app.as('Administrator');
    expect(await administrator.client('audit', { query: { subject: reference } })).toMatchObject({ totalResults: 0 });
    expect(await administrator.client('audit', { query: { subject: record._id } })).toMatchObject({ totalResults: 1 });
  });

  it('does not move what a provider blacklisted', async () => {
    const record = await make({
      resultStatus: 'blacklist',
      source: 'provider',
      entryMatches: [{ reference: 'ENTRY-2', confirmed: true }],
    });
    await expect(apply(edited(record, 'clear'))).rejects.toMatchObject({
      status: 403,
      reply: { code: 'providerImmovable', message: 'Blacklisted from provider, cannot be changed' },
    });
    const moved = edited(record, 'blacklist', { 'ENTRY-2': 'clear' });
    await expect(apply(moved)).rejects.toMatchObject({ status: 403 });
    const through = await make({ resultStatus: 'consider', source: 'ai', faceMatches: [record._id] });
    expect(record.matchList).toMatchObject([{ userGuid: 'ENTRY-2', immovable: true }]);
    expect(through.matchList).toMatchObject([{ source: 'ai', resultStatus: 'blacklist', immovable: true }]);
    await expect(apply(edited(through, 'clear', { [record._id]: 'clear' }))).rejects.toMatchObject({ status: 403 });
    expect(await load(record._id)).toMatchObject({ resultStatus: 'blacklist', version: 1 });
    expect(await load(through._id)).toMatchObject({ resultStatus: 'consider', version: 1 });
  });

  it('lets staff confirm a possible entry of a list', async () => {
    const record = await make({
      resultStatus: 'consider',
      source: 'provider',
      entryMatches: [{ reference: 'ENTRY-3', confirmed: false }],
    });
    const applied = await apply(edited(record, 'blacklist', { 'ENTRY-3': 'blacklist' }));
    expect(applied).toMatchObject({ resultStatus: 'blacklist', source: 'provider' });
    expect(applied.matchList).toMatchObject([{ confirmedMatch: true, resultStatus: 'blacklist' }]);
    expect([record, applied].map(({ matchList }) => matchList[0]?.immovable)).toEqual([false, true]);
  });

  it('blacklists whoever is confirmed to be on a list, wherever the record’s own switch stands', async () => {
    const record = await make({
      resultStatus: 'consider',
      source: 'provider',
      entryMatches: [{ reference: 'ENTRY-6', confirmed: false }],
    });
    const applied = await apply(edited(record, 'clear', { 'ENTRY-6': 'blacklist' }));
    expect(applied).toMatchObject({ resultStatus: 'blacklist', source: 'provider' });
  });

  it('ends a confirmation where the record behind it is cleared in its own case', async () => {
    const other = await make({});
    const record = await make({ resultStatus: 'consider', source: 'ai', faceMatches: [other._id] });
    await apply(edited(record, 'clear', { [other._id]: 'blacklist' }));
    await apply(edited(await load(other._id), 'clear'));
    expect((await load(record._id)).matchList).toMatchObject([{ confirmedMatch: false, resultStatus: 'clear' }]);
  });

  it.each(['before', 'with', 'after'])(
    'leaves or makes it a provider’s mark where a face is confirmed %s an entry',
    async (when) => {
      const other = await make({});
      const record = await make({
        resultStatus: 'consider',
        source: 'provider',
        faceMatches: [other._id],
        entryMatches: [{ reference: 'ENTRY-5', confirmed: false }],
      });
      // When the record was screened the other one was blacklisted: that weighs more than a name on a list.
      const { rule } = judge([{ reason: 'face', otherStatus: 'blacklist', strong: true }]) ?? {};
      await app.context.db.query(sql`update matches set rule = ${rule} where record_id = ${other._id}`);
      const [face, entry] = [{ [other._id]: 'blacklist' }, { 'ENTRY-5': 'blacklist' }] as const;
      const steps = { before: [face, entry], with: [{ ...face, ...entry }], after: [entry, face] }[when] ?? [];
      let both = record;
      for (const switches of steps) both = await apply(edited(both, 'blacklist', switches));
      expect(both).toMatchObject({ resultStatus: 'blacklist', source: 'provider' });
      await expect(apply(edited(both, 'clear'))).rejects.toMatchObject({ status: 403 });
    },
  );

  it('leaves the mark of a blacklisted record whose it is where no switch was moved', async () => {
    const record = await make({
      resultStatus: 'blacklist',
      source: 'ai',
      faceMatches: [(await make({}))._id],
      entryMatches: [{ reference: 'ENTRY-4', confirmed: false }],
    });
    expect(record.matchList[0]?.source).toBe('provider');
    const applied = await client('appliedChanges', { body: { ...edited(record, 'blacklist'), comment: 'seen again' } });
    expect(applied).toMatchObject({ resultStatus: 'blacklist', source: 'ai', version: record.version + 1 });
  });

  it('makes no mark final by an entry that nobody confirmed, where the match that it was set by is taken back', async () => {
    const other = await make({});
    const entryMatches = [{ reference: 'ENTRY-9', confirmed: false }];
    const found = { resultStatus: 'consider', source: 'provider', faceMatches: [other._id], entryMatches } as const;
    const marked = await apply(edited(await make(found), 'blacklist', { [other._id]: 'blacklist' }));
    const taken = await apply(edited(marked, 'blacklist', { [other._id]: 'clear' }));
    expect(taken).toMatchObject({ resultStatus: 'blacklist', source: 'ai' });
    expect(await apply(edited(taken, 'clear'))).toMatchObject({ resultStatus: 'clear' });
  });

  it('never applies a test or a check without saving', async () => {
    const test = await client('testResult', { params: { id: await makeRecord(app.context, { kind: 'test' }) } });
    await expect(apply(edited(test, 'blacklist'))).rejects.toMatchObject({
      status: 403,
      reply: { code: 'testNotApplicable' },
    });
    const check = await make({ kind: 'check' });
    await expect(apply(edited(check, 'blacklist'))).rejects.toMatchObject({ status: 403 });
  });

  it('writes who changed what from what to what, with the comment', async () => {
    const other = await make({});
    const record = await make({ resultStatus: 'consider', source: 'ai', faceMatches: [other._id] });
    const body = { ...edited(record, 'blacklist', { [other._id]: 'blacklist' }), comment: 'same scar' };
    await client('appliedChanges', { body });
    const own = await client('resultHistory', { params: { id: record._id } });
    expect(own.resultList[0]).toMatchObject({
      action: 'result.applied',
      before: 'consider',
      after: 'blacklist',
      comment: 'same scar',
      actorName: 'Operator Tester',
    });
    const others = await client('resultHistory', { params: { id: other._id } });
    expect(others.resultList[0]).toMatchObject({ before: 'clear', after: 'blacklist' });
  });

  it('refuses two switches for one match, whatever they say', async () => {
    const other = await make({});
    const record = await make({ resultStatus: 'consider', source: 'ai', faceMatches: [other._id] });
    const [on, off] = [edited(record, 'clear', { [other._id]: 'blacklist' }), edited(record, 'clear')];
    await expect(apply({ ...on, matchList: [...on.matchList, ...off.matchList] })).rejects.toMatchObject({
      status: 400,
      reply: { fields: { matchList: 'This value is not valid.' } },
    });
    expect(await load(other._id)).toEqual(other);
  });

  it('knows nothing of ids that are not there', async () => {
    const record = await make({});
    for (const _id of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
      await expect(apply({ ...edited(record, 'clear'), _id })).rejects.toMatchObject({ status: 404 });
      await expect(load(_id)).rejects.toMatchObject({ status: 404 });
      await expect(client('resultHistory', { params: { id: _id } })).rejects.toMatchObject({ status: 404 });
      await expect(client('testResult', { params: { id: _id } })).rejects.toMatchObject({ status: 404 });
    }
  });

  it('is not for API clients', async () => {
    const { client: developer } = await app.as('Developer');
    const { apiKey, secretKey } = await developer('generateCredentials', { body: { name: 'reader' } });
    const reader = app.clientWith({ 'x-api-key': apiKey, 'x-secret-key': secretKey });
    const record = await make({});
    expect((await reader('result', { params: { id: record._id } }))._id).toBe(record._id);
    await expect(reader('appliedChanges', { body: edited(record, 'blacklist') })).rejects.toMatchObject({
      status: 403,
    });
  });
});
