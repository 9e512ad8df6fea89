import type { Result } from '@afc/contract/result';
import { aMatch, aResult } from '@afc/contract/testing/results';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { MatchList } from './match-list.tsx';
import { useReview } from './use-review.ts';

function Matches({ result }: { result: Result }) {
  return <MatchList review={useReview(result, false)} caseStatus={result.resultStatus} readOnly={false} />;
}

it('has no switch for an entry that its list dropped, and does not call it blacklisted', async () => {
  const entry = aMatch({
    _id: 'entry',
    recordId: null,
    source: 'provider',
    resultStatus: 'consider',
    immovable: true,
    firstname: 'Once',
    lastname: 'Listed',
  });
  const delisted = {
    ...entry,
    evidence: { ...entry.evidence, reasons: ['providerName' as const, 'delisted' as const] },
  };
  const other = aMatch({ firstname: 'Somebody', lastname: 'Else' });
  await renderPart(<Matches result={aResult({ matchList: [delisted, other] })} />);
  const switches = screen.getAllByRole('switch').map((each) => each.getAttribute('aria-label'));
  expect(switches).toEqual(['Blacklist Somebody Else']);
  expect(screen.queryByText('Blacklisted from provider, cannot be changed')).toBeNull();
});
