import { byRule, matchReasons, matchRules, resultStatuses } from '@afc/contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { decide, judge, keptJudgement, rules } from './decide.ts';

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

  it.each([
    { reasons: [], expected: 'clear' },
    { reasons: ['documentExpired'] as const, expected: 'kycRejected' },
  ])('gives $expected where no match decides', ({ reasons, expected }) => {
    expect(decide([], reasons)).toEqual({ resultStatus: expected, source: '' });
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
