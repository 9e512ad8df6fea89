import type { Match, Result } from '@afc/contract/result';
import { planReview } from '@afc/contract/review/plan-review';
import { isOn, movedBy, ofRecord } from '@afc/contract/review/switches';
import { aMatch, aResult, noEvidence } from '@afc/contract/testing/results';
import { kycReasons, matchRules, matchSources, recordSources, resultStatuses } from '@afc/contract/vocabulary';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { requestOf } from './review.ts';
import { useReview } from './use-review.ts';

const reasons = fc.subarray([...kycReasons], { maxLength: 1 });

const match = fc
  .record({
    resultStatus: fc.constantFrom(...resultStatuses),
    source: fc.constantFrom(...matchSources),
    rule: fc.constantFrom(...matchRules),
    confirmedMatch: fc.boolean(),
    immovable: fc.boolean(),
    kycReasons: reasons,
    delisted: fc.boolean(),
  })
  .map(({ delisted, ...values }) => ({
    ...values,
    ...(values.source === 'provider' ? { recordId: null, recordVersion: null } : {}),
    evidence: delisted && values.source === 'provider' ? { ...noEvidence, reasons: ['delisted' as const] } : noEvidence,
  }));

const aCase = fc
  .record({
    resultStatus: fc.constantFrom(...resultStatuses),
    source: fc.constantFrom(...recordSources),
    kycReasons: reasons,
    matches: fc.array(match, { maxLength: 5 }),
  })
  .map(({ matches, ...values }): Result => {
    const matchList = matches.map((one, index): Match => aMatch({ ...one, _id: `match-${index}` }));
    return aResult({ ...values, matchList });
  });

const presses = fc.array(fc.constantFrom(ofRecord, 'match-0', 'match-1', 'match-2', 'match-3', 'match-4'), {
  maxLength: 8,
});

it('the page shows, before anything is sent, what the server will write by what it sends', () => {
  fc.assert(
    fc.property(aCase, presses, (result, pressed) => {
      const { result: hook, unmount } = renderHook(() => useReview(result, false));
      for (const id of pressed) act(() => hook.current.move(id));
      const { changes, recordOn, recordHeld, plan: shown } = hook.current;
      unmount();
      const moved = movedBy(result, result.matchList, requestOf(result, shown, ''));
      const written = planReview(result, result.matchList, moved);
      // No switch that the page lets move is refused.
      expect(written.refused).toBeNull();
      expect({ ...shown, refused: null }).toEqual(written);
      expect({ recordOn, recordHeld }).toEqual({ recordOn: isOn(written.record.to), recordHeld: written.recordHeld });
      const own = written.record.from === written.record.to ? [] : [{ id: ofRecord, ...written.record }];
      const others = written.matches.map(({ match: { _id }, ...planned }) => ({ id: _id, ...planned }));
      expect(changes.map(({ id, from, to, final }) => ({ id, from, to, final }))).toEqual(
        [...own, ...others].map(({ id, from, to, final }) => ({ id, from, to, final })),
      );
    }),
    { numRuns: 500 },
  );
});
