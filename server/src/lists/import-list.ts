import { createHash } from 'node:crypto';
import type { Language, Sentence } from '@afc/contract/messages';
import type { ImportedList } from '@afc/contract/provider-lists';
import type { ListFormat } from '@afc/contract/vocabulary';
import type { ListEntity } from '@afc/screening/lists/entity';
import { importList as readList } from '@afc/screening/lists/importers';
import type { ListFiles } from '@afc/screening/lists/list-files';
import { type ImportReport, ListFileError, newImportReport } from '@afc/screening/lists/report';
import { recordEvent } from '../audit/store.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { AppError, say } from '../errors.ts';
import type { Actor } from '../http/actor.ts';
import { startOverRescreen, startRescreen } from '../rescreen/store.ts';
import { markDelisted } from '../results/delisted.ts';
import { presentVersion } from './present-list.ts';
import * as store from './store.ts';

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

export interface ImportOptions {
  readonly format: ListFormat;
  readonly name?: string | undefined;
  readonly url?: string | null;
  /** The list that is fetched again: where it was removed or replaced meanwhile, it does not come back. */
  readonly refreshes?: store.ListRow;
  /** Import it although it holds markedly fewer entries than the loaded version, or its last line looks cut off. */
  readonly acceptSmaller?: boolean | undefined;
  /** Sums the files must have; none are asked for where none are told. */
  readonly sha256?: readonly string[] | undefined;
  /** Of the remarks; English unless told. */
  readonly language?: Language;
  readonly actor: Actor;
  readonly requestId: string;
}

const batchSize = 1_000;
const reportedAtMost = 100;
/** So many may go unasked, whatever share that is: a short list of one's own may lose half of them on purpose. */
const goneUnasked = 10;

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
    const list = options.refreshes
      ? await store.lockFetchedList(tx, options.refreshes)
      : await store.lockList(tx, name, format, options.url ?? null);
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
      return { name, changed: false, current: presentVersion(before), ...seen };
    }
    if (!options.acceptSmaller) {
      refuseCutOff(before, report);
      if (before) refuseShrunk(before.entities, figures.entities, context.config.listMinShare);
    }
    const current = await store.completeVersion(tx, version.id, figures);
    // Before the delisting: what a rescreen under way wrote until now is seen by it, and it writes no more.
    await screenAgain(context, tx);
    if (before)
      await markDelisted(tx, name, await store.missingReferences(tx, before.id, current.id), actor, requestId);
    await store.replaceVersion(tx, list, current.id);
    await tx.query(sql`select pg_notify(${store.listsChannel}, '')`);
    await recordEvent(tx, {
      actor,
      action: 'list.imported',
      subjectKind: 'list',
      subjectId: name,
      ...(before ? { before: presentVersion(before) } : {}),
      after: presentVersion(current),
      requestId,
    });
    return { name, changed: true, current: presentVersion(current), ...seen };
  });
}

/** Where the publisher states its sums, nothing else need be known of a file that was cut off. */
async function requireSums(files: ListFiles, given: readonly string[]): Promise<void> {
  const found = new Map<string, string>();
  for (const file of Object.values(files)) found.set(await file.sha256(), file.name);
  const strangers = [...found].flatMap(([sum, name]) => (given.includes(sum) ? [] : [`${name}: ${sum}`]));
  const odd = strangers.length > 0 ? strangers : given.filter((sum) => !found.has(sum));
  if (odd.length > 0) throw new AppError('listChecksum', { values: { odd: odd.join(', ') } });
}

/** The last cell may be cut where no line end closes it: the loaded version was closed, or all other rows say more. */
function refuseCutOff(before: store.VersionRow | undefined, { lastLine }: ImportReport): void {
  if (lastLine && !lastLine.closed && (before?.last_line_closed || lastLine.looksCut))
    throw new AppError('listCutOff', { values: { line: lastLine.line } });
}

/** Most formats have no mark at their end: a file that was cut at the end of a line is only shorter than it was. */
function refuseShrunk(loaded: number, found: number, minShare: number): void {
  if (loaded - found > goneUnasked && found < loaded * minShare)
    throw new AppError('listShrank', { values: { loaded, found } });
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

async function fill(tx: Transaction, versionId: number, files: ListFiles, { format }: ImportOptions) {
  const report = newImportReport();
  const hash = createHash('sha256').update(format);
  let batch: ListEntity[] = [];
  let stored = 0;
  let names = 0;
  const flush = async () => {
    await store.insertEntities(tx, versionId, stored, batch);
    stored += batch.length;
    batch = [];
  };
  try {
    for await (const entity of readList(format, files, report)) {
      hash.update(JSON.stringify(entity));
      names += entity.names.length;
      batch.push(entity);
      if (batch.length >= batchSize) await flush();
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

export async function removeList(context: ImportContext, name: string, actor: Actor, requestId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [list] = await tx.query<store.ListRow>(sql`select * from provider_lists where name = ${name} for update`);
    if (!list) throw new AppError('notFound');
    const before = await store.findVersion(tx, list.current_version);
    await screenAgain(context, tx);
    if (before) await markDelisted(tx, name, await store.missingReferences(tx, before.id, null), actor, requestId);
    await store.deleteList(tx, list);
    await tx.query(sql`select pg_notify(${store.listsChannel}, '')`);
    await recordEvent(tx, {
      actor,
      action: 'list.removed',
      subjectKind: 'list',
      subjectId: name,
      ...(before ? { before: presentVersion(before) } : {}),
      requestId,
    });
  });
}
