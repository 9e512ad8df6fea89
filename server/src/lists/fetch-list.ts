import { createWriteStream } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ImportedList } from '@afc/contract/provider-lists';
import { fileAt } from '@afc/screening/lists/list-files';
import type { Context } from '../context.ts';
import { AppError, sentenceOfError } from '../errors.ts';
import { type Actor, systemActor } from '../http/actor.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { type ImportContext, type ImportOptions, importList, listNames } from './import-list.ts';
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
    if (!answer.body) throw new AppError('listNotReadable', { message: `${options.url} answered with nothing.` });
    await pipeline(chunksOf(answer.body), createWriteStream(file)).catch(() => {
      throw new AppError('listNotReadable', { message: `${options.url} broke off on its way. Nothing was changed.` });
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
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new AppError('listNotReadable', {
      message: `${url} could not be fetched: ${String(cause)}. Nothing was changed.`,
    });
  });
  if (!answer.ok && answer.status !== 304)
    throw new AppError('listNotReadable', { message: `${url} answered ${answer.status}. Nothing was changed.` });
  return answer;
}

/** Fetches again every list that came from an address and is due; a failure is kept beside the list and shown. */
export async function refreshLists(context: Context, actor: Actor, due: Date = context.now()): Promise<void> {
  for (const list of await listRows(context.db)) {
    // Whoever claims it first fetches it: several processes look for due lists.
    if (!list.url || !(await claimRefresh(context.db, list, due, context.now()))) continue;
    try {
      await fetchList(context, { url: list.url, format: list.format, name: list.name, actor, requestId: 'refresh' });
    } catch (error) {
      const message = messageOf(error);
      const logged = message.replaceAll(list.url, withoutQuery(list.url));
      context.log.warn({ list: list.name, message: logged }, 'a provider list could not be refreshed');
      await rememberRefresh(context.db, list.name, {
        etag: list.etag,
        lastModified: list.last_modified,
        at: context.now(),
        error: message,
      });
    }
  }
}

/** Where publishers want a key it stands in the query: it must not reach the log. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

function messageOf(error: unknown): string {
  if (error instanceof AppError) return sentenceOfError(error, 'en');
  return error instanceof Error ? error.message : String(error);
}

/** The schedule: does nothing where AFC_LIST_REFRESH is not set. */
export async function refreshDueLists(context: Context): Promise<void> {
  const { listRefreshHours } = context.config;
  if (listRefreshHours === undefined) return;
  await refreshLists(context, systemActor, new Date(context.now().getTime() - listRefreshHours * 3_600_000));
}
