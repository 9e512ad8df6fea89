import type { Language, Sentence } from '@afc/contract/messages';
import type { PersonSubmission } from '@afc/contract/person';
import type { OutsideEngine } from '@afc/contract/vocabulary';
import { nameKey } from '@afc/screening/comparable';
import type { ProviderFinding } from '@afc/screening/screen';
import { causeCodeOf } from '../../platform/base/error-code.ts';
import { say } from '../../platform/base/errors.ts';
import type { EngineSettings } from '../../platform/config/engine-settings.ts';
import type { EngineEntry } from './engine-entry.ts';
import { EngineFailure } from './engine-failure.ts';
import { engineFinding } from './engine-finding.ts';
import { askWatchman } from './watchman.ts';
import { askYente } from './yente.ts';

export type EngineAnswer = {
  engine: OutsideEngine;
  answered: boolean;
  /** Why it did not, in the caller's language; empty when it did. */
  message: string;
  hits: ProviderFinding[];
};

type Ask = (send: typeof fetch, signal: AbortSignal) => Promise<EngineEntry[]>;

/** Asks every configured engine at once. Each stands in the answer, also one that failed. */
export function askEngines(
  settings: EngineSettings,
  person: PersonSubmission,
  { language = 'en', fetch: send = fetch }: { language?: Language; fetch?: typeof fetch } = {},
): Promise<EngineAnswer[]> {
  const { yente, watchman } = settings;
  const engines: { engine: OutsideEngine; ask: Ask }[] = [];
  if (yente) engines.push({ engine: 'yente', ask: (...connection) => askYente(yente, person, ...connection) });
  if (watchman)
    engines.push({ engine: 'watchman', ask: (...connection) => askWatchman(watchman, person, ...connection) });
  return Promise.all(
    engines.map(async ({ engine, ask }): Promise<EngineAnswer> => {
      const answer = await answerOf(ask, settings.timeoutMs, person, send);
      return Array.isArray(answer)
        ? { engine, answered: true, message: '', hits: answer }
        : { engine, answered: false, message: say(answer, language), hits: [] };
    }),
  );
}

/** What it found, or why it gave no answer. */
async function answerOf(
  ask: Ask,
  timeoutMs: number,
  person: PersonSubmission,
  send: typeof fetch,
): Promise<ProviderFinding[] | Sentence> {
  if (nameKey(person.firstname, person.lastname) === '') return { key: 'engineNotAsked', values: {} };
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const entries = await ask(send, signal);
    return entries.map((entry) => engineFinding(person, entry));
  } catch (error) {
    if (signal.aborted) return { key: 'engineLate', values: { timeoutMs } };
    // An unknown error's own text may hold the address asked, and with it the person's name.
    return error instanceof EngineFailure ? error : unreachable(error);
  }
}

/** With the system's error code, such as ECONNREFUSED, where there is one. */
function unreachable(error: unknown): Sentence {
  const code = causeCodeOf(error);
  return code ? { key: 'engineUnreachableBy', values: { code } } : { key: 'engineUnreachable', values: {} };
}
