import type { Language } from '@afc/contract/messages';
import type { ImportedList } from '@afc/contract/provider-lists';
import type { ListFormat, ListProof } from '@afc/contract/vocabulary';
import type { ListFiles } from '@afc/screening/lists/list-files';
import type { ImportReport } from '@afc/screening/lists/report';
import { recordEvent } from '../../accounts/audit/store.ts';
import type { VersionRow } from '../../engines/names/list-versions.ts';
import type { Asking } from '../../platform/base/actor.ts';
import { AppError, say } from '../../platform/base/errors.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { carryDismissals, findReread, isSameEdition } from './carry-dismissals.ts';
import { type FillOptions, fillVersion } from './fill-version.ts';
import { presentVersion } from './present-list.ts';
import { afterOthers, type ListNeeds, noted, replaceList } from './replace-list.ts';
import * as store from './store.ts';
import { refuseCutOff, refuseOlder, refuseShrunk, refuseUnmarked, requireSums } from './wholeness.ts';

export const listNames: Record<ListFormat, string> = {
  'ofac-sdn': 'OFAC SDN',
  un: 'UN Security Council Consolidated List',
  eu: 'EU Financial Sanctions',
  uk: 'UK Sanctions List',
  opensanctions: 'OpenSanctions',
  csv: 'Own list',
};

export interface ImportOptions extends Asking, FillOptions {
  readonly name?: string | undefined;
  readonly url?: string | null;
  /** The list as it was when a refresh began. Where somebody removed or replaced it meanwhile, the refresh changes nothing. */
  readonly refreshes?: store.ListRow;
  /** Import it although it holds markedly fewer entries or names than the loaded version, is older, or looks cut off. */
  readonly acceptSmaller?: boolean | undefined;
  /** The remarks are in this language; in English unless given. */
  readonly language?: Language;
}

const reportedAtMost = 100;

/** Replaces the list in one step. A file that cannot be trusted, or one that says nothing new, changes nothing. */
export async function importList(needs: ListNeeds, files: ListFiles, options: ImportOptions): Promise<ImportedList> {
  const { format, actor, requestId } = options;
  const name = options.name || listNames[format];
  if (options.sha256) await requireSums(files, options.sha256);
  return needs.db.transaction(async (tx) => {
    const { former, list } = await afterOthers(async () => ({
      former: await store.holdList(tx, name),
      list: options.refreshes
        ? await store.lockFetchedList(tx, options.refreshes)
        : await store.lockList(tx, name, format, options.url ?? null),
    }));
    if (!list) throw new AppError('notFound');
    const before = await store.findVersion(tx, list.current_version);
    const version = await store.insertVersion(tx, {
      list_name: name,
      format,
      imported_at: needs.now(),
      imported_by: actor.name,
    });
    const { figures, report } = await fillVersion(tx, version.id, files, options);
    const seen = presentReport(report, options.language);
    if (before?.content_hash === figures.content_hash) {
      await store.deleteVersion(tx, version.id);
      await store.noteReading(tx, before.id);
      const loaded = { version: before, proof: figures.whole_by, from: former?.url ?? null, now: list.url };
      return { name, changed: false, current: await noteSame(tx, loaded, options), ...seen };
    }
    if (figures.whole_by === 'none' && !needs.config.acceptUnprovenLists) throw new AppError('listUnproven');
    if (!options.acceptSmaller) {
      refuseCutOff(before, report);
      refuseUnmarked(before, report, figures.whole_by);
      if (before) {
        refuseOlder(before, { format, list_date: figures.list_date });
        refuseShrunk(before, figures, needs.config.listMinShare);
      }
    }
    const reread = before && isSameEdition(before, figures) ? await findReread(tx, name, before.id, version.id) : [];
    const current = await store.completeVersion(tx, version.id, figures);
    await replaceList(needs, tx, { list, before, current }, { actor, requestId });
    // Last, for whoever clears a case holds its record before its dismissals.
    await carryDismissals(tx, name, reread);
    await recordEvent(tx, {
      actor,
      action: 'list.imported',
      subjectKind: 'list',
      subjectId: name,
      ...(before ? { before: noted(before, former?.url ?? null) } : {}),
      after: noted(current, list.url),
      requestId,
    });
    return { name, changed: true, current: presentVersion(current), ...seen };
  });
}

interface LoadedAgain {
  readonly version: VersionRow;
  readonly proof: ListProof;
  /** The addresses that the list came from until now, and from now on. */
  readonly from: string | null;
  readonly now: string | null;
}

/** The loaded version came once more: perhaps it is only now shown to be whole, or comes from another address. */
async function noteSame(
  tx: Transaction,
  { version, proof, from, now }: LoadedAgain,
  { actor, requestId }: Asking,
): Promise<ImportedList['current']> {
  const isProven = proof !== 'none' && (version.whole_by === 'none' || version.whole_by === null);
  if (!isProven && from === now) return presentVersion(version);
  const same = isProven ? await store.proveVersion(tx, version.id, proof) : version;
  await recordEvent(tx, {
    actor,
    action: 'list.imported',
    subjectKind: 'list',
    subjectId: version.list_name,
    before: noted(version, from),
    after: noted(same, now),
    requestId,
  });
  return presentVersion(same);
}

function presentReport({ skipped, remarks }: ImportReport, language: Language = 'en') {
  return {
    skipped: skipped.slice(0, reportedAtMost).map(({ line, file, ...why }) => ({
      line,
      reason: [file, say(why, language)].filter(Boolean).join(': '),
    })),
    remarks: remarks.slice(0, reportedAtMost).map((remark) => say(remark, language)),
  };
}
