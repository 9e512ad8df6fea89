import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Sentence } from '@afc/contract/messages';
import type { ImportedList } from '@afc/contract/provider-lists';
import { fileAt } from '@afc/screening/lists/list-files';
import { systemActor } from '../actor.ts';
import type { Context } from '../context.ts';
import { codeOf } from '../error-code.ts';
import { AppError, sayAll, sentencesOf } from '../errors.ts';
import { withoutQuery } from '../http/without-query.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { askAddress, StalledError, saveAnswer, TooLongError } from './download.ts';
import { fileNameOf } from './file-name.ts';
import { type ImportOptions, importList, listNames } from './import-list.ts';
import { notReadable } from './not-readable.ts';
import type { ListContext } from './replace-list.ts';
import { claimRefresh, type ListRow, listRows, rememberRefresh } from './store.ts';

const timeoutMinutes = 10;

export interface FetchOptions extends ImportOptions {
  readonly url: string;
}

/** Fetches and imports; null when the server says that nothing changed since the last time. */
export async function fetchList(context: ListContext, options: FetchOptions): Promise<ImportedList | null> {
  const { url } = options;
  const name = options.name || listNames[options.format];
  const signal = AbortSignal.timeout(timeoutMinutes * 60_000);
  const answer = await ask(context, url, signal, await loadedFrom(context, name, options));
  if (answer === 'unchanged') {
    await rememberRefresh(context.db, { name, url }, { at: context.now(), error: null });
    return null;
  }
  return withTemporaryFolder(async (folder) => {
    const file = join(folder, fileNameOf(new URL(url).pathname));
    const transferred = await saveAnswer(answer, file, context.config.listMaxMb * 1024 * 1024).catch(
      (error: unknown) => {
        throw gaveUp(context, url, signal, error) ?? notReadable('listFetchBrokeOff', { url: withoutQuery(url) });
      },
    );
    const imported = await importList(context, { main: fileAt(file) }, { ...options, name, transferred });
    const { etag = null, 'last-modified': lastModified = null } = answer.headers;
    const version = { etag, lastModified };
    await rememberRefresh(context.db, { name, url }, { version, at: context.now(), error: null });
    return imported;
  });
}

/** What the server may call unchanged: the same list in the same format. To compare a checksum it is fetched anyway. */
async function loadedFrom({ db }: ListContext, name: string, { url, format, sha256 }: FetchOptions) {
  if (sha256) return undefined;
  return (await listRows(db)).find((list) => list.name === name && list.url === url && list.format === format);
}

async function ask(
  context: ListContext,
  url: string,
  signal: AbortSignal,
  known: ListRow | undefined,
): Promise<IncomingMessage | 'unchanged'> {
  const headers = {
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.last_modified ? { 'if-modified-since': known.last_modified } : {}),
  };
  const stallMs = context.config.listStallSeconds * 1_000;
  const answer = await askAddress(new URL(url), { headers, signal, stallMs }).catch((error: unknown) => {
    const failed = { url: withoutQuery(url), cause: causeOf(error) };
    throw gaveUp(context, url, signal, error) ?? notReadable('listFetchFailed', failed);
  });
  const status = answer.statusCode ?? 0;
  if (status === 200) return answer;
  answer.destroy();
  // Every other status but "not modified", which makes sense only for a list that is loaded, is a failure.
  if (status !== 304 || !known) throw notReadable('listFetchStatus', { url: withoutQuery(url), status });
  return 'unchanged';
}

/** The sentence where it was we who gave up. */
function gaveUp({ config }: ListContext, address: string, signal: AbortSignal, error: unknown): AppError | undefined {
  const url = withoutQuery(address);
  if (error instanceof TooLongError) return notReadable('listFetchTooLarge', { url, mb: config.listMaxMb });
  if (error instanceof StalledError) return notReadable('listFetchStalled', { url, seconds: config.listStallSeconds });
  return signal.aborted ? notReadable('listFetchLate', { url, minutes: timeoutMinutes }) : undefined;
}

/** The code where there is one (ENOTFOUND, CERT_HAS_EXPIRED): it is the same in every language. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return codeOf(cause) ?? String(cause);
}

/** Fetches again every list that came from an address and is due; a failure is kept beside the list and shown. */
export async function refreshLists(context: Context, due: Date = context.now()): Promise<void> {
  for (const list of await listRows(context.db)) {
    // Whoever claims it first fetches it: several processes look for due lists.
    const { url, format, name } = list;
    if (!url || !(await claimRefresh(context.db, list, due, context.now()))) continue;
    try {
      await fetchList(context, { url, format, name, refreshes: list, actor: systemActor, requestId: 'refresh' });
    } catch (error) {
      const why = whyOf(error);
      context.log.warn({ list: name, message: sayAll(why, 'en') }, 'a provider list could not be refreshed');
      await rememberRefresh(context.db, { name, url }, { at: context.now(), error: why });
    }
  }
}

function whyOf(error: unknown): readonly Sentence[] {
  if (error instanceof AppError) return sentencesOf(error);
  const cause = error instanceof Error ? error.message : String(error);
  return [{ key: 'listRefreshBroke', values: { cause } }];
}

/** The schedule: does nothing where AFC_LIST_REFRESH is not set. */
export async function refreshDueLists(context: Context): Promise<void> {
  const { listRefreshHours } = context.config;
  if (listRefreshHours === undefined) return;
  await refreshLists(context, new Date(context.now().getTime() - listRefreshHours * 3_600_000));
}
