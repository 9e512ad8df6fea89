import { afterAll, describe, expect, it } from 'vitest';
import { recordEvent } from '../../accounts/audit/store.ts';
import { systemActor } from '../../platform/base/actor.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { edited, reviewer } from '../../testing/reviewer.ts';

const app = await createTestApp();
afterAll(() => app.close());
const { client, load, make, apply } = await reviewer(app);

describe('decisions at once, twice or too late', () => {
  it('refuses when the record or a matched record changed since it was loaded', async () => {
    const other = await make({});
    const record = await make({ resultStatus: 'consider', source: 'ai', faceMatches: [other._id] });
    await apply(edited(other, 'blacklist'));
    await expect(apply(edited(record, 'blacklist'))).rejects.toMatchObject({
      status: 409,
      reply: { code: 'recordChanged' },
    });
    const fresh = await load(record._id);
    await apply(edited(fresh, 'blacklist'));
    await expect(apply(edited(fresh, 'clear'))).rejects.toMatchObject({ status: 409 });
  });

  it('answers alike when the same person sends the same decision again, and writes it once', async () => {
    const other = await make({});
    const record = await make({ resultStatus: 'consider', source: 'ai', faceMatches: [other._id] });
    const decision = { ...edited(record, 'blacklist', { [other._id]: 'blacklist' }), comment: 'same scar' };
    const first = await client('appliedChanges', { body: decision });
    expect(await client('appliedChanges', { body: decision })).toMatchObject({
      version: first.version,
      resultStatus: 'blacklist',
      matchList: [{ confirmedMatch: true, resultStatus: 'blacklist' }],
    });
    for (const { _id } of [record, other])
      expect(await client('resultHistory', { params: { id: _id } })).toMatchObject({ totalResults: 1 });
    // A report changes nothing.
    const report = { action: 'report.generated', subjectKind: 'petition', subjectId: record._id } as const;
    await app.context.db.transaction((tx) => recordEvent(tx, { actor: systemActor, requestId: '', ...report }));
    expect(await client('appliedChanges', { body: decision })).toMatchObject({ version: first.version });
  });

  it('refuses the same decision by somebody else, and another one by the same person', async () => {
    const other = await make({});
    const record = await make({ resultStatus: 'consider', source: 'ai', faceMatches: [other._id] });
    await apply(edited(record, 'clear'));
    const colleague = await app.as('Operator');
    const refused = { status: 409, reply: { code: 'recordChanged' } };
    await expect(colleague.client('appliedChanges', { body: edited(record, 'clear') })).rejects.toMatchObject(refused);
    const others = [
      { ...edited(record, 'clear'), comment: 'twins' },
      edited(record, 'blacklist'),
      edited(record, 'clear', { [other._id]: 'blacklist' }),
    ];
    for (const body of others) await expect(client('appliedChanges', { body })).rejects.toMatchObject(refused);
  });

  it('refuses a decision that is sent again with another outcome, and answers the same one', async () => {
    const other = await make({});
    const record = await make({ resultStatus: 'consider', source: 'ai', faceMatches: [other._id] });
    const seen = (outcome?: 'same' | 'unsure') => {
      const body = edited(record, 'clear');
      return { ...body, matchList: body.matchList.map((match) => ({ ...match, outcome })) };
    };
    const first = await client('appliedChanges', { body: seen('unsure') });
    expect(await client('appliedChanges', { body: seen('unsure') })).toMatchObject({ version: first.version });
    for (const body of [seen('same'), seen()])
      await expect(client('appliedChanges', { body })).rejects.toMatchObject({ status: 409 });
  });

  it('refuses a decision that stands because another case was decided so', async () => {
    const other = await make({ resultStatus: 'consider', source: 'ai' });
    const record = await make({ resultStatus: 'consider', source: 'ai', faceMatches: [other._id] });
    await apply(edited(record, 'clear', { [other._id]: 'blacklist' }));
    await expect(apply(edited(other, 'blacklist'))).rejects.toMatchObject({ status: 409 });
  });

  it('compares the version of the record behind a match where it is posted, and takes it as it is where not', async () => {
    const other = await make({});
    const record = await make({ resultStatus: 'consider', source: 'ai', faceMatches: [other._id] });
    const post = (version: { recordVersion?: number | null }) => {
      const { _id, version: own } = record;
      const matchList = record.matchList.map((match) => ({
        _id: match._id,
        resultStatus: 'blacklist' as const,
        ...version,
      }));
      return client('appliedChanges', { body: { _id, version: own, resultStatus: 'blacklist', matchList } });
    };
    for (const recordVersion of [null, other.version + 1])
      await expect(post({ recordVersion })).rejects.toMatchObject({ status: 409 });
    expect([await load(record._id), await load(other._id)]).toEqual([record, other]);
    await post({});
    expect(await load(other._id)).toMatchObject({ resultStatus: 'blacklist' });
  });

  it('lets one of two reviewers at once win and tells the other, and mixes nothing', async () => {
    for (let round = 0; round < 10; round++) {
      const other = await make({});
      const record = await make({ resultStatus: 'consider', source: 'ai', faceMatches: [other._id] });
      const outcomes = await Promise.allSettled([
        apply(edited(record, 'blacklist', { [other._id]: 'blacklist' })),
        apply(edited(record, 'clear')),
        apply(edited(other, 'clear')),
      ]);
      const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
      for (const { reason } of lost) expect(reason).toMatchObject({ status: 409 });
      const [first, second] = outcomes;
      expect([first?.status, second?.status].filter((status) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
      const [left, right] = [await load(record._id), await load(other._id)];
      const both = first?.status === 'fulfilled';
      expect([left.resultStatus, right.resultStatus]).toEqual(
        both ? ['blacklist', 'blacklist'] : [second?.status === 'fulfilled' ? 'clear' : 'consider', 'clear'],
      );
    }
  });

  it('does not deadlock when two records match each other', async () => {
    const first = await make({});
    const second = await make({ resultStatus: 'consider', source: 'ai', faceMatches: [first._id] });
    await app.context.db.query(sql`
      insert into matches (petition_id, record_id, user_guid, source, confirmed, rule, score, threshold, reasons)
      values (${first._id}, ${second._id}, ${second.userId}, 'ai', false, 'face', .7, .4, '{face}')`);
    await app.context.db.query(sql`update petitions set match_count = 1 where id = ${first._id}`);
    const [a, b] = [await load(first._id), await load(second._id)];
    const outcomes = await Promise.allSettled([apply(edited(a, 'blacklist')), apply(edited(b, 'blacklist'))]);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409 });
  });
});
