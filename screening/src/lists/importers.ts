import type { ListFormat } from '@afc/contract/vocabulary';
import type { ListEntity } from './entity.ts';
import { importEuCsv } from './eu-csv.ts';
import { importEuXml } from './eu-xml.ts';
import { readHeadText } from './file-text.ts';
import type { Importer } from './importer.ts';
import type { ListFile, ListFiles } from './list-files.ts';
import { importOfacSdnCsv } from './ofac-sdn-csv.ts';
import { importOfacSdnXml } from './ofac-sdn-xml.ts';
import { importOpenSanctionsCsv } from './opensanctions-csv.ts';
import { importOpenSanctionsFtm } from './opensanctions-ftm.ts';
import { importPlainCsv } from './plain-csv.ts';
import { type ImportReport, ListFileError } from './report.ts';
import { importUk } from './uk.ts';
import { importUn } from './un.ts';

export type Variant = 'csv' | 'xml' | 'json';

/** One importer for each format and the variants it is published in. */
export const importers: Record<ListFormat, Partial<Record<Variant, Importer>>> = {
  'ofac-sdn': { csv: importOfacSdnCsv, xml: importOfacSdnXml },
  un: { xml: importUn },
  eu: { xml: importEuXml, csv: importEuCsv },
  uk: { csv: importUk },
  opensanctions: { csv: importOpenSanctionsCsv, json: importOpenSanctionsFtm },
  csv: { csv: importPlainCsv },
};

/** How gzip and zip begin, read as text. */
const packed = ['\u001f\ufffd\b', 'PK\u0003\u0004'];

async function refusePacked(file: ListFile): Promise<void> {
  const head = await readHeadText(file);
  if (packed.some((mark) => head.startsWith(mark))) throw new ListFileError('listFilePacked', { file: file.name });
}

/** Told by the first character of the content, never by the file's name. */
async function detectVariant(file: ListFile): Promise<Variant> {
  const head = await readHeadText(file);
  const first = head.replace(/^\uFEFF/, '').trimStart()[0];
  if (first === undefined) throw new ListFileError('listFileEmpty', { file: file.name });
  if (first === '<') return 'xml';
  return first === '{' ? 'json' : 'csv';
}

/** Streams the entries of a list in the given format. */
export async function* readEntries(
  format: ListFormat,
  files: ListFiles,
  report: ImportReport,
): AsyncGenerator<ListEntity> {
  for (const file of Object.values(files)) await refusePacked(file);
  const { main, ...others } = files;
  const variant = await detectVariant(main);
  const importer = importers[format][variant];
  if (!importer) {
    const expected = Object.keys(importers[format]).join(' / ').toUpperCase();
    throw new ListFileError('listFileKind', { file: main.name, found: variant.toUpperCase(), expected });
  }
  // Nobody else reads more than the main file: what would not be read must not seem to be imported.
  const [second] = importer === importOfacSdnCsv ? [] : Object.values(others);
  if (second) throw new ListFileError('listFileTwice', { first: main.name, second: second.name });
  yield* importer(files, report);
}
