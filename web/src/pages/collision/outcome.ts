import type { Collision } from '@afc/contract/result';
import { onReset } from '../../state/reset.ts';
import { createValue } from '../../state/value.ts';

export interface Outcome {
  readonly data: Collision['data'];
  readonly at: Date;
  /** The report was read and accepted; its evidence stays on the page. */
  readonly accepted: boolean;
}

/** The last comparison. Nothing of it is stored anywhere: it goes with the page or the session. */
export const outcome = createValue<Outcome | undefined>(undefined);
onReset(() => outcome.set(undefined));

/** Any match that is blacklisted makes a suspect. */
export function isSuspected({ matchList }: Collision['data']): boolean {
  return matchList.some(({ resultStatus }) => resultStatus === 'blacklist');
}
