import type { EndpointName } from '@afc/contract/endpoints';
import type { AppliedChangesRequest, Result } from '@afc/contract/result';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { codeOf, isPassing, sayFailure } from '../../api/failures.ts';
import { useSend } from '../../api/queries.ts';
import { showingRecords } from '../../api/record-lists.ts';
import { confirm } from '../../parts/dialogs/confirm.tsx';
import { useStillOnPage } from '../../parts/page/use-still-on-page.ts';
import { useBackToList } from '../../parts/tables/use-back-to-list.ts';
import { succeeded } from '../../state/toast.ts';
import { ConfirmChanges, thenNext } from './confirm-changes.tsx';
import { originOf } from './origins.ts';
import { requestOf } from './review.ts';
import type { Cases } from './use-cases.ts';
import type { Review } from './use-review.ts';

/** Old too, but fetched anew only when somebody opens them: the case on screen is about to be left. */
const outdated: readonly EndpointName[] = ['result', 'resultHistory'];

interface DecisionSettings {
  readonly result: Result;
  readonly location: string;
  readonly review: Review;
  readonly cases: Cases;
  readonly onReload: () => void;
}

/** Apply changes: asks, sends, says 'Updated' and goes on. The comment outlives a conflict. */
export function useDecision({ result, location, review, cases, onReload }: DecisionSettings) {
  const message = useTranslations('message');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const backToList = useBackToList();
  const comment = useRef('');
  const applied = useRef(false);
  /** Sent, and the answer never came: it may have been applied all the same. */
  const [unanswered, setUnanswered] = useState<AppliedChangesRequest>();
  const here = useStillOnPage();
  const send = useSend('appliedChanges', { refreshes: showingRecords, shownInPlace: 'all' });

  /** The case is done with: the next one, or the list. Its switches are no longer asked about. */
  const leave = async () => {
    applied.current = true;
    for (const name of outdated) void queries.invalidateQueries({ queryKey: [name], refetchType: 'none' });
    if (!here()) return;
    if (cases.place && thenNext.get() && (await cases.go(1))) return;
    if (backToList) backToList();
    else await navigate({ to: originOf(location).to });
  };

  const apply = async (body: AppliedChangesRequest) => {
    try {
      await send.mutateAsync({ body });
    } catch (error) {
      setUnanswered(isPassing(error) ? body : undefined);
      if (codeOf(error) === 'recordChanged') review.sayConflict();
      else sayFailure(error);
      onReload();
      return;
    }
    succeeded(message('updated'));
    await leave();
  };

  // The case changed, perhaps by that very decision. Sent again it is confirmed or refused, and changes nothing anew.
  const sendAgain = useEffectEvent(() => {
    if (unanswered) void apply(unanswered);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the case is a reason to ask.
  useEffect(() => sendAgain(), [review.conflicts]);

  const ask = async () => {
    if (send.isPending || review.changes.length === 0) return;
    const yes = await confirm({
      title: message('continueQuestion'),
      body: (
        <ConfirmChanges
          changes={review.changes}
          comment={comment.current}
          onComment={(text) => {
            comment.current = text;
          }}
          offersNext={cases.place !== undefined}
        />
      ),
    });
    if (yes) await apply(requestOf(result, review.plan, comment.current));
  };
  return { applied, applying: send.isPending, unanswered: unanswered !== undefined, ask: () => void ask(), leave };
}

export type Decision = ReturnType<typeof useDecision>;
