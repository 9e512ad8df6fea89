import { createHash } from 'node:crypto';
import type { ListFormat, ListProof } from '@afc/contract/vocabulary';
import { readEntries } from '@afc/screening/lists/importers';
import type { ListFiles } from '@afc/screening/lists/list-files';
import { type ImportReport, newImportReport } from '@afc/screening/lists/report';
import { insertEntities } from '../../engines/names/entity-store.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { asNotReadable } from '../files/not-readable.ts';
import type { VersionFigures } from './store.ts';
import { proofOf } from './wholeness.ts';

const batchSize = 1_000;
/** In characters: whoever sends a list may make every entry of the greatest length. */
const batchLength = 1_000_000;

export interface FillOptions {
  readonly format: ListFormat;
  /** Sums the files must have; without any they may have every sum. */
  readonly sha256?: readonly string[] | undefined;
  /** Whether the file came by an answer that told where it ends. */
  readonly transferred?: boolean;
}

export interface FilledVersion {
  readonly figures: VersionFigures & { readonly whole_by: ListProof };
  readonly report: ImportReport;
}

/** Reads the files and stores their entries, as one version of the list. */
export async function fillVersion(
  tx: Transaction,
  versionId: number,
  files: ListFiles,
  { format, sha256, transferred = false }: FillOptions,
): Promise<FilledVersion> {
  const report = newImportReport();
  const hash = createHash('sha256').update(format);
  /** Entries as JSON. */
  let batch: string[] = [];
  let length = 0;
  let stored = 0;
  let names = 0;
  const flush = async () => {
    await insertEntities(tx, versionId, stored, `[${batch.join()}]`);
    stored += batch.length;
    batch = [];
    length = 0;
  };
  try {
    for await (const entity of readEntries(format, files, report)) {
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
