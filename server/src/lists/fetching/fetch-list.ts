import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { ImportedList } from '@afc/contract/provider-lists';
import { fileAt } from '@afc/screening/lists/list-files';
import { causeCodeOf, isDiskFull } from '../../platform/base/error-code.ts';
import type { AppError } from '../../platform/base/errors.ts';
import { withoutQuery } from '../../platform/network/without-query.ts';
import { askAddress, StalledError, saveAnswer, TooLongError, UndecodableError } from '../files/download.ts';
import { fileNameOf } from '../files/file-name.ts';
import { NotReadableError, UnreachableError } from '../files/not-readable.ts';
import { withTemporaryFolder } from '../files/temporary-folder.ts';
import { type ImportOptions, importList, listNames } from '../versions/import-list.ts';
import type { ListNeeds } from '../versions/replace-list.ts';
import { findVersion, isReadOtherwise, type ListRow, listRows, rememberRefresh } from '../versions/store.ts';

const timeoutMinutes = 10;

export interface FetchOptions extends ImportOptions {
  readonly url: string;
}

/** Fetches and imports; null when the server says that nothing changed since the last time. */
export async function fetchList(needs: ListNeeds, options: FetchOptions): Promise<ImportedList | null> {
  const { url } = options;
  const name = options.name || listNames[options.format];
  const signal = AbortSignal.timeout(timeoutMinutes * 60_000);
  const answer = await ask(needs, url, signal, await loadedFrom(needs, name, options));
  if (answer === 'unchanged') {
    await rememberRefresh(needs.db, { name, url }, { at: needs.now(), error: null });
    return null;
  }
  return withTemporaryFolder(async (folder) => {
    const file = join(folder, fileNameOf(new URL(url).pathname));
    const transferred = await saveAnswer(answer, file, needs.config.listMaxMb * 1024 * 1024).catch((error: unknown) => {
      if (isDiskFull(error)) throw error;
      throw gaveUp(needs, url, signal, error) ?? new UnreachableError('listFetchBrokeOff', { url: withoutQuery(url) });
    });
    const imported = await importList(needs, { main: fileAt(file) }, { ...options, name, transferred });
    const { etag = null, 'last-modified': lastModified = null } = answer.headers;
    const version = { etag, lastModified };
    await rememberRefresh(needs.db, { name, url }, { version, at: needs.now(), error: null });
    return imported;
  });
}

/**
 * What the server may call unchanged: the same list in the same format, as it would be read today. To compare a checksum
 * it is fetched anyway.
 */
async function loadedFrom({ db }: ListNeeds, name: string, { url, format, sha256 }: FetchOptions) {
  if (sha256) return undefined;
  const list = (await listRows(db)).find((one) => one.name === name && one.url === url && one.format === format);
  const version = list && (await findVersion(db, list.current_version));
  return version && !isReadOtherwise(version) ? list : undefined;
}

async function ask(
  needs: ListNeeds,
  url: string,
  signal: AbortSignal,
  known: ListRow | undefined,
): Promise<IncomingMessage | 'unchanged'> {
  const headers = {
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.last_modified ? { 'if-modified-since': known.last_modified } : {}),
  };
  const stallMs = needs.config.listStallSeconds * 1_000;
  const answer = await askAddress(new URL(url), { headers, signal, stallMs }).catch((error: unknown) => {
    // The code where there is one (ENOTFOUND, CERT_HAS_EXPIRED): it is the same in every language.
    const failed = { url: withoutQuery(url), cause: causeCodeOf(error) ?? String(error) };
    throw gaveUp(needs, url, signal, error) ?? new UnreachableError('listFetchFailed', failed);
  });
  const status = answer.statusCode ?? 0;
  if (status === 200) return answer;
  answer.destroy();
  // Every other status but "not modified", which makes sense only for a list that is loaded, is a failure.
  if (status === 304 && known) return 'unchanged';
  const answered = { url: withoutQuery(url), status };
  if (status >= 500 || status === 429) throw new UnreachableError('listFetchStatus', answered);
  throw new NotReadableError('listFetchStatus', answered);
}

/** The sentence where it was we who gave up. */
function gaveUp({ config }: ListNeeds, address: string, signal: AbortSignal, error: unknown): AppError | undefined {
  const url = withoutQuery(address);
  if (error instanceof TooLongError) return new NotReadableError('listFetchTooLarge', { url, mb: config.listMaxMb });
  if (error instanceof UndecodableError) return new NotReadableError('listFetchFailed', { url, cause: error.message });
  if (error instanceof StalledError)
    return new UnreachableError('listFetchStalled', { url, seconds: config.listStallSeconds });
  return signal.aborted ? new UnreachableError('listFetchLate', { url, minutes: timeoutMinutes }) : undefined;
}
