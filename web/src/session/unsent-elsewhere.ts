import { isSomethingUnsent } from '../state/unsent.ts';
import { otherTabs } from './other-tabs.ts';

/** A tab answers at once, also in the background; one that sleeps does not. */
const patienceMs = 200;

/** Whether another tab of this browser holds something unsent: logging out ends that tab too. */
export function isUnsentElsewhere(): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isThere: boolean) => {
      stopListening();
      clearTimeout(timer);
      resolve(isThere);
    };
    const stopListening = otherTabs.listen(({ kind }) => {
      if (kind === 'holdsUnsent') settle(true);
    });
    const timer = setTimeout(() => settle(false), patienceMs);
    otherTabs.post({ kind: 'whoHoldsUnsent' });
  });
}

export function answerOtherTabs(): void {
  otherTabs.listen(({ kind }) => {
    if (kind === 'whoHoldsUnsent' && isSomethingUnsent()) otherTabs.post({ kind: 'holdsUnsent' });
  });
}
