import { byRule, matchReasons, matchRules, resultStatuses } from '@afc/contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { decide, decideByStaff, isSwitchMoved, judge, keptJudgement, type ReviewedMatch, rules } from './decide.ts';

const face: ReviewedMatch = { source: 'ai', rule: 'face', confirmedMatch: false };
const listed: ReviewedMatch = { source: 'provider', rule: 'providerName', confirmedMatch: false };

describe('the decision table', () => {
  it('has a rule for every reason and every circumstance', () => {
    for (const reason of matchReasons)
      for (const otherStatus of [...resultStatuses, null])
        for (const strong of [true, false]) expect(judge([{ reason, otherStatus, strong }])).toBeDefined();
  });

  it('puts every rule that blacklists before every rule that considers', () => {
    const verdicts = rules.map(({ verdict }) => verdict);
    expect(verdicts.lastIndexOf('blacklist')).toBeLessThan(verdicts.indexOf('consider'));
  });

  it('has one rule for each word by which stored matches name it, in their order', () => {
    expect(rules.map(({ rule }) => rule)).toEqual(matchRules);
    expect(
      rules.map(({ reason, when, verdict }) => [reason, ...(when ? Object.values(when) : []), verdict].join(' ')),
    ).toEqual([
      'providerDocument blacklist',
      'providerNameAndDateBirth true blacklist',
      'face blacklist true blacklist',
      'docId blacklist true blacklist',
      'delisted consider',
      'providerNameAndDateBirth consider',
      'providerName consider',
      'face consider',
      'docId consider',
      'nameAndDateBirth consider',
      'email consider',
      'liveness consider',
    ]);
  });

  it('finds nothing in no findings', () => {
    expect(judge([])).toBeUndefined();
    expect(decide([], [])).toEqual({ resultStatus: 'clear', source: '' });
  });

  it('moves what a delisted entry had blacklisted to consider', () => {
    const delisted = judge([{ reason: 'delisted', otherStatus: null, strong: false }]);
    expect(delisted && decide([delisted], ['underage'])).toEqual({ resultStatus: 'consider', source: 'provider' });
  });
});

describe('matches that are kept', () => {
  it('count a list entry by its own status, and a record of ours by its rule', () => {
    const named = { source: 'provider', rule: 'providerName' } as const;
    expect(keptJudgement({ ...named, entryStatus: 'blacklist' })).toMatchObject({ verdict: 'blacklist' });
    expect(keptJudgement({ ...named, entryStatus: 'consider' })).toMatchObject({ verdict: 'consider' });
    const alike = judge([{ reason: 'face', otherStatus: 'blacklist', strong: true }]);
    expect(alike && keptJudgement({ ...alike, entryStatus: null })).toEqual(alike);
  });

  it('blacklist by an entry that staff confirmed, however strong another possible match is', () => {
    const confirmed = keptJudgement({ source: 'provider', rule: 'providerName', entryStatus: 'blacklist' });
    const delisted = keptJudgement({ source: 'provider', rule: 'delisted', entryStatus: 'consider' });
    expect(byRule(delisted, confirmed)).toBeLessThan(0);
    expect(decide([delisted, confirmed], [])).toEqual({ resultStatus: 'blacklist', source: 'provider' });
  });
});

describe('review', () => {
  it.each([
    { reasons: [], expected: 'clear' },
    { reasons: ['documentExpired'] as const, expected: 'kycRejected' },
  ])('falls back to $expected when a match is cleared', ({ reasons, expected }) => {
    expect(decide([], reasons)).toEqual({ resultStatus: expected, source: '' });
    expect(decideByStaff(false, [face], reasons)).toEqual({ resultStatus: expected, source: '' });
  });

  it('names the match behind a blacklisting, a confirmed one first, or else the staff', () => {
    expect(decideByStaff(true, [], [])).toEqual({ resultStatus: 'blacklist', source: 'staff' });
    expect(decideByStaff(true, [face, listed], []).source).toBe('provider');
    expect(decideByStaff(true, [{ ...face, confirmedMatch: true }, listed], []).source).toBe('ai');
  });

  it('names an entry of a list that was confirmed, whatever weighs more beside it', () => {
    const strongFace = { ...face, rule: 'blacklistedFace', confirmedMatch: true } as const;
    expect(decideByStaff(true, [strongFace, { ...listed, confirmedMatch: true }], []).source).toBe('provider');
  });

  it('sees a switch as moved only into or out of blacklist', () => {
    for (const stored of resultStatuses)
      for (const posted of resultStatuses)
        expect(isSwitchMoved(stored, posted)).toBe((stored === 'blacklist') !== (posted === 'blacklist'));
  });
});
