import { ApiError, type CallOptions } from '@afc/contract/client';
import type { EndpointName } from '@afc/contract/endpoints';
import { idempotencyHeader, PersonSubmission, picturePart } from '@afc/contract/person';
import { failureText, fieldFailures } from '../../api/failures.ts';
import { queryClient } from '../../api/query-client.ts';
import { currentTexts } from '../../language/language.tsx';
import { onReset } from '../../state/reset.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { createRows, type PersonField, type Rows, type UploadRow } from './rows.ts';

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

export const allParts: readonly PersonField[] = PersonSubmission.keyof().options;

/** The rows of a page and how they are sent: one at a time, on the page or away from it, until log out. */
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
      const answer = await settings.submit(formOf(row, settings.parts), {
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

  onReset(() => {
    running?.abort();
    rows.clear();
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
      const fieldProblems = problemsIn(row, settings.parts);
      const wrong = Object.keys(fieldProblems).length > 0;
      rows.change(id, { fieldProblems, problem: undefined, state: wrong ? 'typing' : 'waiting' });
      await next();
    },
  };
}

function formOf(row: UploadRow, parts: readonly PersonField[]): FormData {
  const form = new FormData();
  for (const part of parts) form.set(part, row.fields[part]);
  for (const file of row.files) form.append(picturePart, file);
  return form;
}

/** What the server would refuse is said before twenty megabytes are on their way. */
function problemsIn(row: UploadRow, parts: readonly PersonField[]): Partial<Record<PersonField, string>> {
  const parsed = PersonSubmission.safeParse(row.fields);
  if (parsed.success) return {};
  const { message } = currentTexts();
  const problems: Partial<Record<PersonField, string>> = {};
  for (const issue of parsed.error.issues) {
    const field = parts.find((part) => part === issue.path[0]);
    // The schema's messages are keys of the shared sentences.
    if (field) problems[field] ??= Object.entries(message).find(([key]) => key === issue.message)?.[1] ?? issue.message;
  }
  return problems;
}

function problemsOf(error: unknown): Pick<UploadRow, 'problem' | 'fieldProblems'> {
  const fieldProblems = fieldFailures(error);
  const elsewhere = Object.entries(fieldProblems).filter(([field]) => !allParts.some((part) => part === field));
  // Neither an answer nor a broken connection: the sentence of last resort.
  const unknown = !(error instanceof ApiError || error instanceof TypeError);
  const reason = unknown ? currentTexts().message.uploadFailed : failureText(error);
  return { fieldProblems, problem: elsewhere[0]?.[1] ?? reason };
}
