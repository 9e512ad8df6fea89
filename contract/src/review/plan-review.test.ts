import { describe, expect, it } from 'vitest';
import { aMatch, aResult, noEvidence } from '../testing/results.ts';
import type { MatchOutcome } from '../vocabulary.ts';
import { markedBy } from './marked-by.ts';
import { planReview, type ReviewedMatch, type ReviewedRecord } from './plan-review.ts';
import { movedBy, ofRecord } from './switches.ts';

const considered = aResult({ resultStatus: 'consider', source: 'ai' });
const cleared = aResult({ resultStatus: 'clear', source: '' });
const other = aMatch({ _id: 'other', resultStatus: 'clear' });
const bad = aMatch({ _id: 'bad', resultStatus: 'blacklist', rule: 'blacklistedFace' });
const entry = aMatch({
  _id: 'entry',
  recordId: null,
  recordVersion: null,
  source: 'provider',
  rule: 'providerName',
  resultStatus: 'consider',
});
const dropped = {
  ...entry,
  _id: 'dropped',
  immovable: true,
  evidence: { ...noEvidence, reasons: ['delisted' as const] },
};

const plan = (
  record: ReviewedRecord,
  matches: readonly ReviewedMatch[],
  moved: readonly string[],
  outcomes: Record<string, MatchOutcome> = {},
) => planReview(record, matches, new Set(moved), new Map(Object.entries(outcomes)));

describe('by what staff’s mark is found', () => {
  const face = { source: 'ai', rule: 'face', confirmedMatch: false } as const;
  const listed = { source: 'provider', rule: 'providerName', confirmedMatch: false } as const;

  it('is the strongest match, a confirmed one first, or else the staff', () => {
    expect(markedBy([])).toBe('staff');
    expect(markedBy([face, listed])).toBe('provider');
    expect(markedBy([{ ...face, confirmedMatch: true }, listed])).toBe('ai');
  });

  it('is an entry of a list that was confirmed, whatever weighs more beside it', () => {
    const strongFace = { ...face, rule: 'blacklistedFace', confirmedMatch: true } as const;
    expect(markedBy([strongFace, { ...listed, confirmedMatch: true }])).toBe('provider');
  });
});

describe('a review', () => {
  it('moves only the switches that are posted otherwise than they are stored', () => {
    const posted = (resultStatus: 'clear' | 'blacklist', ...ids: string[]) => ({
      resultStatus,
      matchList: ids.map((_id) => ({ _id, resultStatus: 'blacklist' as const })),
    });
    expect([...movedBy(considered, [other, bad], posted('clear', 'other', 'bad', 'gone'))]).toEqual(['other']);
    expect([...movedBy(considered, [other, bad], posted('blacklist'))]).toEqual([ofRecord]);
  });

  it('is refused where a provider’s mark would be moved, and where nothing is left behind a match', () => {
    const listed = aResult({ resultStatus: 'blacklist', source: 'provider' });
    expect(plan(listed, [], [ofRecord]).refused).toBe('providerImmovable');
    expect(plan(considered, [{ ...bad, immovable: true }], ['bad']).refused).toBe('providerImmovable');
    expect(plan(considered, [dropped], ['dropped']).refused).toBe('recordChanged');
    expect(plan(considered, [{ ...other, recordId: null, immovable: true }], ['other']).refused).toBe('recordChanged');
    expect(plan(considered, [dropped, { ...bad, immovable: true }], []).refused).toBeNull();
  });

  it('that clears dismisses the entries that nobody confirmed, and none that its list dropped', () => {
    const sure = { ...entry, _id: 'sure', resultStatus: 'blacklist', confirmedMatch: true } as const;
    expect(plan(considered, [entry, sure, dropped, other], [])).toMatchObject({ dismissed: ['entry'], recalled: [] });
    expect(plan(considered, [entry], [ofRecord])).toMatchObject({ dismissed: [], recalled: ['entry'] });
    expect(plan(considered, [entry, { ...entry, _id: 'second' }], ['second']).recalled).toEqual(['second']);
  });
});

describe('an outcome', () => {
  it('changes the status of nobody', () => {
    for (const outcome of ['same', 'different', 'unsure'] as const)
      expect(plan(considered, [other, bad, entry], ['other'], { other: outcome, bad: outcome })).toMatchObject({
        record: { from: 'consider', to: 'clear' },
        matches: [{ from: 'clear', to: 'blacklist' }],
      });
  });

  it('different dismisses an entry also where the record is blacklisted, which then is not marked by it', () => {
    expect(plan(considered, [entry, bad], [ofRecord], { entry: 'different' })).toMatchObject({
      record: { to: 'blacklist', source: 'ai', final: false },
      dismissed: ['entry'],
      recalled: [],
    });
    expect(plan(considered, [entry], [ofRecord], { entry: 'different' }).record.source).toBe('staff');
    expect(plan(considered, [bad], [ofRecord], { bad: 'different' }).record.source).toBe('staff');
  });

  it('same keeps clearing from dismissing the entry and recalls it, and unsure does neither', () => {
    expect(plan(considered, [entry], [], { entry: 'same' })).toMatchObject({ dismissed: [], recalled: ['entry'] });
    expect(plan(considered, [entry], [], { entry: 'unsure' })).toMatchObject({ dismissed: ['entry'], recalled: [] });
  });
});

describe('a warning', () => {
  const warnings = (...given: Parameters<typeof plan>) => plan(...given).warnings;

  it('says that the person goes free while the record of a match is marked', () => {
    expect(warnings(considered, [other], ['other'])).toEqual(['freesSubject']);
    expect(warnings(considered, [other], ['other', ofRecord])).toEqual([]);
    expect(warnings(considered, [bad], ['bad'])).toEqual([]);
    // Nobody goes free who was.
    expect(warnings(cleared, [other], ['other'])).toEqual([]);
    const marked = aResult({ resultStatus: 'blacklist', source: 'ai' });
    expect(warnings(marked, [other], ['other', ofRecord])).toEqual(['freesSubject']);
  });

  it('says that the person goes free although a blacklisted match is called the same person', () => {
    expect(warnings(considered, [bad], [], { bad: 'same' })).toEqual(['clearsSame']);
    expect(warnings(considered, [bad], ['bad'], { bad: 'same' })).toEqual([]);
    expect(warnings(considered, [bad], [ofRecord], { bad: 'same' })).toEqual([]);
    expect(warnings(considered, [bad], [], { bad: 'different' })).toEqual([]);
  });

  it('says that a mark becomes a provider’s, and that its entry was called somebody else', () => {
    expect(warnings(considered, [entry], ['entry'])).toEqual(['final']);
    expect(warnings(considered, [entry], [ofRecord])).toEqual(['final']);
    expect(warnings(considered, [entry], [ofRecord], { entry: 'different' })).toEqual([]);
    expect(warnings(considered, [entry], ['entry'], { entry: 'different' })).toEqual(['confirmsDifferent', 'final']);
    expect(warnings(aResult({ resultStatus: 'blacklist', source: 'provider' }), [entry], [])).toEqual([]);
  });
});
