import { createHash } from 'node:crypto';
import type { Language, Sentence } from '@afc/contract/messages';
import type { ImportedList } from '@afc/contract/provider-lists';
import type { ListFormat, ListProof } from '@afc/contract/vocabulary';
import { importList as readList } from '@afc/screening/lists/importers';
import type { ListFiles } from '@afc/screening/lists/list-files';
import { type ImportReport, ListFileError, newImportReport } from '@afc/screening/lists/report';
import type { Asking } from '../actor.ts';
import { recordEvent } from '../audit/store.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { isWaitedTooLong } from '../database/waited-too-long.ts';
import { AppError, say } from '../errors.ts';
import { withoutQuery } from '../http/without-query.ts';
import { startOverRescreen, startRescreen } from '../rescreen/store.ts';
import { markDelisted } from '../results/delisted.ts';
import { presentVersion } from './present-list.ts';
import * as store from './store.ts';
import { proofOf, refuseCutOff, refuseShrunk, refuseUnmarked, requireSums } from './wholeness.ts';

export const listNames: Record<ListFormat, string> = {
  'ofac-sdn': 'OFAC SDN',
  un: 'UN Security Council Consolidated List',
  eu: 'EU Financial Sanctions',
  uk: 'UK Sanctions List',
  opensanctions: 'OpenSanctions',
  csv: 'Own list',
};

/** What an import needs of the context: the command line has no more. */
export type ImportContext = Pick<Context, 'config' | 'db' | 'now'>;

export interface ImportOptions extends Asking {
  readonly format: ListFormat;
  readonly name?: string | undefined;
  readonly url?: string | null;
  /** The list that is fetched again: where it was removed or replaced meanwhile, it does not come back. */
  readonly refreshes?: store.ListRow;
  /** Import it although it holds markedly fewer entries than the loaded version, or its last line looks cut off. */
  readonly acceptSmaller?: boolean | undefined;
  /** Sums the files must have; none are asked for where none are told. */
  readonly sha256?: readonly string[] | undefined;
  /** Whether the file came by an answer that told where it ends. */
  readonly transferred?: boolean;
  /** Of the remarks; English unless told. */
  readonly language?: Language;
}

const batchSize = 1_000;
/** In characters: whoever sends a list may make every entry of the greatest length. */
const batchLength = 1_000_000;
const reportedAtMost = 100;

/** Replaces the list in one step. A file that cannot be trusted, or one that says nothing new, changes nothing. */
export async function importList(
  context: ImportContext,
  files: ListFiles,
  options: ImportOptions,
): Promise<ImportedList> {
  const { format, actor, requestId } = options;
  const name = options.name || listNames[format];
  if (options.sha256) await requireSums(files, options.sha256);
  return context.db.transaction(async (tx) => {
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
      imported_at: context.now(),
      imported_by: actor.name,
    });
    const { figures, report } = await fill(tx, version.id, files, options);
    const seen = presentReport(report, options.language);
    if (before?.content_hash === figures.content_hash) {
      await store.deleteVersion(tx, version.id);
      const loaded = { version: before, proof: figures.whole_by, from: former?.url ?? null, now: list.url };
      return { name, changed: false, current: await noteSame(tx, loaded, options), ...seen };
    }
    if (figures.whole_by === 'none' && !context.config.acceptUnprovenLists) throw new AppError('listUnproven');
    if (!options.acceptSmaller) {
      refuseCutOff(before, report);
      refuseUnmarked(before, report, figures.whole_by);
      if (before) refuseShrunk(before.entities, figures.entities, context.config.listMinShare);
    }
    const current = await store.completeVersion(tx, version.id, figures);
    // Before the delisting: what a rescreen under way wrote until now is seen by it, and it writes no more.
    await screenAgain(context, tx);
    const gone = before ? await store.missingReferences(tx, before.id, current.id) : [];
    await store.replaceVersion(tx, list, current.id);
    await tx.query(sql`select pg_notify(${store.listsChannel}, '')`);
    await markDelisted(tx, name, gone, { actor, requestId });
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

/** Imports of one list follow each other; one that takes very long is not waited for. */
async function afterOthers<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isWaitedTooLong(error) ? new AppError('listBusy') : error;
  }
}

export function asNotReadable(error: unknown): unknown {
  return error instanceof ListFileError ? notReadable(error.key, error.values) : error;
}

export function notReadable(key: Sentence['key'], values: Sentence['values']): AppError {
  return new AppError('listNotReadable', {
    sentences: [
      { key, values },
      { key: 'nothingChanged', values: {} },
    ],
  });
}

interface LoadedAgain {
  readonly version: store.VersionRow;
  readonly proof: ListProof;
  /** The addresses that the list came from until now, and from now on. */
  readonly from: string | null;
  readonly now: string | null;
}

/** The list that is loaded came once more: perhaps something shows now that it is whole, or it came from elsewhere. */
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

/** A version for the trail, and where the list comes from: with an address it is fetched again. */
const noted = (version: store.VersionRow, url: string | null) => ({
  ...presentVersion(version),
  address: url === null ? '' : withoutQuery(url),
});

async function fill(tx: Transaction, versionId: number, files: ListFiles, options: ImportOptions) {
  const { format, sha256, transferred = false } = options;
  const report = newImportReport();
  const hash = createHash('sha256').update(format);
  /** Entries as JSON. */
  let batch: string[] = [];
  let length = 0;
  let stored = 0;
  let names = 0;
  const flush = async () => {
    await store.insertEntities(tx, versionId, stored, `[${batch.join()}]`);
    stored += batch.length;
    batch = [];
    length = 0;
  };
  try {
    for await (const entity of readList(format, files, report)) {
      const json = JSON.stringify(entity);
      hash.update(json);
      names += entity.names.length;
      batch.push(json);
      length += json.length;
      if (batch.length >= batchSize || length >= batchLength) await flush();
    }
    await flush();
  } catch (error) {
    throw asNotReadable(error);
  }
  return {
    report,
    figures: {
      list_date: report.listDate ?? null,
      content_hash: hash.update(report.listDate ?? '').digest('hex'),
      entities: stored,
      names,
      skipped_rows: report.skippedRows,
      last_line_closed: report.lastLine?.closed ?? null,
      whole_by: proofOf(report, { summed: sha256 !== undefined, transferred }),
    },
  };
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

/** Where records are not screened again after a list changed, the rescreen under way still begins anew. */
async function screenAgain({ config, now }: ImportContext, tx: Transaction): Promise<void> {
  await (config.listRescreen ? startRescreen : startOverRescreen)(tx, now());
}

export async function removeList(context: ImportContext, name: string, { actor, requestId }: Asking): Promise<void> {
  await context.db.transaction(async (tx) => {
    const list = await afterOthers(() => store.holdList(tx, name));
    if (!list) throw new AppError('notFound');
    const before = await store.findVersion(tx, list.current_version);
    await screenAgain(context, tx);
    const gone = before ? await store.missingReferences(tx, before.id, null) : [];
    await store.deleteList(tx, list);
    await tx.query(sql`select pg_notify(${store.listsChannel}, '')`);
    await markDelisted(tx, name, gone, { actor, requestId });
    await recordEvent(tx, {
      actor,
      action: 'list.removed',
      subjectKind: 'list',
      subjectId: name,
      ...(before ? { before: noted(before, list.url) } : {}),
      requestId,
    });
  });
}
