import type { CallOptions } from '@afc/contract/client';
import type { EndpointName } from '@afc/contract/endpoints';
import { idempotencyHeader } from '@afc/contract/person';
import { queryClient } from '../../api/query-client.ts';
import { onReset } from '../../state/reset.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { checkFields, type PersonField } from './person-check.ts';
import { personForm, problemsOf } from './person-form.ts';
import { createRows, type Rows, type UploadRow } from './rows.ts';

interface UploadSettings<Answer> {
  readonly submit: (body: FormData, options: CallOptions) => Promise<Answer>;
  /** image: a row per picture; selection: pictures chosen together are one identity with one shared form. */
  readonly rowPer: 'image' | 'selection';
  /** The parts that are sent beside the pictures; the server tells a check without saving by them. */
  readonly parts: readonly PersonField[];
  readonly refreshes: readonly EndpointName[];
  readonly onStart?: () => void;
  readonly onDone: (answer: Answer) => void;
  readonly onEnd?: () => void;
}

export interface Uploads {
  readonly rows: Rows;
  readonly add: (files: readonly File[]) => void;
  /** Sends the row, after those that were asked for before it. */
  readonly send: (id: string) => Promise<void>;
}

/** The rows of a page and how they are sent: one at a time, on the page or away from it, until the session ends. */
export function createUploads<Answer>(settings: UploadSettings<Answer>): Uploads {
  const rows = createRows();
  let running: AbortController | undefined;

  const next = async (): Promise<void> => {
    const row = running ? undefined : rows.get().find(({ state }) => state === 'waiting');
    if (!row) return;
    running = new AbortController();
    await transmit(row, running.signal);
    running = undefined;
    await next();
  };

  const transmit = async (row: UploadRow, signal: AbortSignal): Promise<void> => {
    rows.change(row.id, { state: 'sending', progress: 0 });
    settings.onStart?.();
    try {
      const body = await personForm(row.fields, settings.parts, row.files);
      const answer = await settings.submit(body, {
        signal,
        headers: { [idempotencyHeader]: row.key },
        fetch: fetchWithProgress((progress) => rows.change(row.id, { progress })),
      });
      if (signal.aborted) return;
      rows.remove(row.id);
      for (const name of settings.refreshes) void queryClient.invalidateQueries({ queryKey: [name] });
      settings.onDone(answer);
    } catch (error) {
      if (!signal.aborted) rows.change(row.id, { state: 'typing', ...problemsOf(error) });
    } finally {
      settings.onEnd?.();
    }
  };

  onReset((end) => {
    running?.abort();
    // Whose session ended by itself finds them again, unsent.
    if (end === 'lost' || end === 'timedOut')
      for (const { id } of rows.get()) rows.change(id, { state: 'typing', progress: 0 });
    else rows.clear();
  });

  return {
    rows,
    add: (files) => {
      if (files.length === 0) return;
      if (settings.rowPer === 'selection') rows.add(files);
      else for (const file of files) rows.add([file]);
    },
    send: async (id) => {
      const row = rows.get().find((other) => other.id === id);
      if (row?.state !== 'typing') return;
      const fieldProblems = checkFields(row.fields, settings.parts).wrong;
      const wrong = Object.keys(fieldProblems).length > 0;
      rows.change(id, { fieldProblems, problem: undefined, state: wrong ? 'typing' : 'waiting' });
      await next();
    },
  };
}
