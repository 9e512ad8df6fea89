import { createWriteStream } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ImportedList } from '@afc/contract/provider-lists';
import { fileAt } from '@afc/screening/lists/list-files';
import type { Context } from '../context.ts';
import { AppError, type Sentence, sayAll, sentencesOf } from '../errors.ts';
import { type Actor, systemActor } from '../http/actor.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { type ImportContext, type ImportOptions, importList, listNames, notReadable } from './import-list.ts';
import { claimRefresh, type ListRow, listRows, rememberRefresh } from './store.ts';

const timeoutMs = 10 * 60_000;

export interface FetchOptions extends ImportOptions {
  readonly url: string;
}

/** Fetches and imports; null when the server says that nothing changed since the last time. */
export async function fetchList(context: ImportContext, options: FetchOptions): Promise<ImportedList | null> {
  const name = options.name || listNames[options.format];
  const known = (await listRows(context.db)).find((list) => list.name === name && list.url === options.url);
  const answer = await ask(options.url, known);
  const freshness = {
    etag: answer.headers.get('etag') ?? known?.etag ?? null,
    lastModified: answer.headers.get('last-modified') ?? known?.last_modified ?? null,
    at: context.now(),
    error: null,
  };
  if (answer.status === 304) {
    await rememberRefresh(context.db, name, freshness);
    return null;
  }
  return withTemporaryFolder(async (folder) => {
    const file = join(folder, basename(new URL(options.url).pathname) || 'list');
    if (!answer.body) throw notReadable('listFetchEmpty', { url: options.url });
    await pipeline(chunksOf(answer.body), createWriteStream(file)).catch(() => {
      throw notReadable('listFetchBrokeOff', { url: options.url });
    });
    const imported = await importList(context, { main: fileAt(file) }, { ...options, name });
    await rememberRefresh(context.db, name, freshness);
    return imported;
  });
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

async function ask(url: string, known: ListRow | undefined) {
  const headers = {
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.last_modified ? { 'if-modified-since': known.last_modified } : {}),
  };
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
    throw notReadable('listFetchFailed', { url, cause: causeOf(error) });
  });
  if (!answer.ok && answer.status !== 304) throw notReadable('listFetchStatus', { url, status: answer.status });
  return answer;
}

/** The code where there is one (ENOTFOUND, CERT_HAS_EXPIRED): it is the same in every language. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : String(cause);
}

/** Fetches again every list that came from an address and is due; a failure is kept beside the list and shown. */
export async function refreshLists(context: Context, actor: Actor, due: Date = context.now()): Promise<void> {
  for (const list of await listRows(context.db)) {
    // Whoever claims it first fetches it: several processes look for due lists.
    if (!list.url || !(await claimRefresh(context.db, list, due, context.now()))) continue;
    try {
      await fetchList(context, { url: list.url, format: list.format, name: list.name, actor, requestId: 'refresh' });
    } catch (error) {
      const why = whyOf(error);
      const logged = sayAll(why, 'en').replaceAll(list.url, withoutQuery(list.url));
      context.log.warn({ list: list.name, message: logged }, 'a provider list could not be refreshed');
      await rememberRefresh(context.db, list.name, {
        etag: list.etag,
        lastModified: list.last_modified,
        at: context.now(),
        error: why,
      });
    }
  }
}

/** Where publishers want a key it stands in the query: it must not reach the log. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
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
  await refreshLists(context, systemActor, new Date(context.now().getTime() - listRefreshHours * 3_600_000));
}
