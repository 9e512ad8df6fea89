import { expect, it } from 'vitest';
import { decideAfterDelisting, type MatchLeft } from './delisting.ts';

const left = (values: Pick<MatchLeft, 'source' | 'rule'> & Partial<MatchLeft>): MatchLeft => ({
  entryStatus: null,
  confirmedMatch: false,
  ...values,
});
const delisted = left({ source: 'provider', rule: 'delisted', entryStatus: 'consider' });
const listed = left({ source: 'provider', rule: 'providerName', entryStatus: 'blacklist', confirmedMatch: true });
const face = left({ source: 'ai', rule: 'blacklistedFace' });
const email = left({ source: 'data', rule: 'email', confirmedMatch: true });

it('leaves the mark a provider’s where another entry holds it, whatever staff had decided', () => {
  for (const decided of [undefined, 'clear', 'blacklist'] as const)
    expect(decideAfterDelisting([delisted, listed, face], [], decided)).toEqual({
      resultStatus: 'blacklist',
      source: 'provider',
    });
});

it('decides by all matches where staff had decided nothing', () => {
  expect(decideAfterDelisting([delisted, face], [], undefined)).toEqual({ resultStatus: 'blacklist', source: 'ai' });
  expect(decideAfterDelisting([delisted], [], undefined)).toEqual({ resultStatus: 'consider', source: 'provider' });
});

it('lets the mark of staff stand again, named by their match and never by an entry', () => {
  expect(decideAfterDelisting([delisted, face, email], [], 'blacklist')).toEqual({
    resultStatus: 'blacklist',
    source: 'data',
  });
  expect(decideAfterDelisting([delisted], [], 'blacklist')).toEqual({ resultStatus: 'blacklist', source: 'staff' });
});

it('looks at the entries alone where staff had cleared the person', () => {
  expect(decideAfterDelisting([delisted, face], [], 'clear')).toEqual({ resultStatus: 'consider', source: 'provider' });
  expect(decideAfterDelisting([face], ['underage'], 'clear')).toEqual({ resultStatus: 'kycRejected', source: '' });
});
