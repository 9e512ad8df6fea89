import type { PersonSubmission } from '@afc/contract/person';
import { nameKey } from '@afc/screening/comparable';
import type { ProviderFinding } from '@afc/screening/screen';
import type { EngineEntry } from './engine-entry.ts';
import { EngineFailure } from './engine-failure.ts';
import { engineFinding } from './engine-finding.ts';
import type { EngineSettings } from './engine-settings.ts';
import { askWatchman } from './watchman.ts';
import { askYente } from './yente.ts';

export type EngineAnswer = {
  engine: string;
  answered: boolean;
  /** Why it did not; empty when it did. */
  message: string;
  hits: ProviderFinding[];
};

type Ask = (...connection: [send: typeof fetch, signal: AbortSignal]) => Promise<EngineEntry[]>;

/** Asks every configured engine at once. Each stands in the answer, also one that failed. */
export function askEngines(
  settings: EngineSettings,
  person: PersonSubmission,
  { fetch: send = fetch }: { fetch?: typeof fetch } = {},
): Promise<EngineAnswer[]> {
  const { yente, watchman } = settings;
  const engines: { engine: string; ask: Ask }[] = [];
  if (yente) engines.push({ engine: 'yente', ask: (...connection) => askYente(yente, person, ...connection) });
  if (watchman)
    engines.push({ engine: 'watchman', ask: (...connection) => askWatchman(watchman, person, ...connection) });
  return Promise.all(engines.map(({ engine, ask }) => answerOf(engine, ask, settings.timeoutMs, person, send)));
}

async function answerOf(
  engine: string,
  ask: Ask,
  timeoutMs: number,
  person: PersonSubmission,
  send: typeof fetch,
): Promise<EngineAnswer> {
  const failed = (message: string): EngineAnswer => ({ engine, answered: false, message, hits: [] });
  if (nameKey(person.firstname, person.lastname) === '') return failed('It was not asked: no name was given.');
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const entries = await ask(send, signal);
    return { engine, answered: true, message: '', hits: entries.map((entry) => engineFinding(person, entry)) };
  } catch (error) {
    if (signal.aborted) return failed(`It did not answer within ${timeoutMs} ms.`);
    if (error instanceof EngineFailure) return failed(error.message);
    // The error's own text may hold the address asked, and with it the person's name.
    return failed(`It could not be reached${reason(error)}.`);
  }
}

/** A system's error code such as ECONNREFUSED. */
function reason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? ` (${code})` : '';
}
