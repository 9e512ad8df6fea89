import type { Sentence } from '@afc/contract/messages';
import type { Logger } from 'pino';
import { systemActor } from '../../platform/base/actor.ts';
import { isDiskFull } from '../../platform/base/error-code.ts';
import { AppError, diskFull, sayAll, sentencesOf } from '../../platform/base/errors.ts';
import { UnreachableError } from '../files/not-readable.ts';
import { refreshWaitMs } from '../versions/refresh-wait.ts';
import type { ListNeeds } from '../versions/replace-list.ts';
import { claimRefresh, listRows, rememberRefresh } from '../versions/store.ts';
import { fetchList } from './fetch-list.ts';

/** Fetches again every list that came from an address and is due; a failure is kept beside the list and shown. */
export async function refreshLists(needs: ListNeeds & { readonly log: Logger }, everyHours = 0): Promise<void> {
  const { db, now } = needs;
  for (const list of await listRows(db)) {
    // Whoever claims it first fetches it: several processes look for due lists.
    const { url, format, name } = list;
    const due = new Date(now().getTime() - refreshWaitMs(list, everyHours));
    if (!url || !(await claimRefresh(db, list, due, now()))) continue;
    try {
      await fetchList(needs, { url, format, name, refreshes: list, actor: systemActor, requestId: 'refresh' });
    } catch (error) {
      // Removed or replaced meanwhile: what stands beside it now is about what replaced it.
      if (error instanceof AppError && error.code === 'notFound') continue;
      const why = whyOf(error);
      needs.log.warn({ list: name, message: sayAll(why, 'en') }, 'a provider list could not be refreshed');
      // What came and was refused is the same until its publisher changes it.
      const isRefused = error instanceof AppError && !(error instanceof UnreachableError);
      await rememberRefresh(db, { name, url }, { at: now(), error: why, soonAgain: !isRefused });
    }
  }
}

function whyOf(error: unknown): readonly Sentence[] {
  if (error instanceof AppError) return sentencesOf(error);
  if (isDiskFull(error)) return sentencesOf(diskFull());
  const cause = error instanceof Error ? error.message : String(error);
  return [{ key: 'listRefreshBroke', values: { cause } }];
}

/** The schedule: does nothing where AFC_LIST_REFRESH is not set. */
export async function refreshDueLists(needs: ListNeeds & { readonly log: Logger }): Promise<void> {
  const { listRefreshHours } = needs.config;
  if (listRefreshHours !== undefined) await refreshLists(needs, listRefreshHours);
}
