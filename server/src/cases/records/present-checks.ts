import { messages } from '@afc/contract/all-messages';
import type { Language } from '@afc/contract/messages';
import type { CheckNotRun } from '@afc/contract/result';

/** What could not be checked, in the reader's language. An engine that failed has its reason already. */
export function presentChecks(checks: readonly CheckNotRun[], language: Language): CheckNotRun[] {
  return checks.map(({ check, detail }) => ({
    check,
    detail: check === 'engineFailed' ? detail : messages[language][check],
  }));
}
