import { isSomethingUnsent } from '../state/unsent.ts';
import { otherTabs } from './other-tabs.ts';

/** Whether another tab of this browser holds something unsent: logging out ends that tab too. */
export async function isUnsentElsewhere(): Promise<boolean> {
  return (await otherTabs.ask({ kind: 'whoHoldsUnsent' }, 'holdsUnsent')) !== undefined;
}

export function answerOtherTabs(): void {
  otherTabs.listen(({ kind }) => {
    if (kind === 'whoHoldsUnsent' && isSomethingUnsent()) otherTabs.post({ kind: 'holdsUnsent' });
  });
}
