import { countryCode } from './countries.ts';
import type { CsvOptions } from './csv-records.ts';
import { csvRows } from './csv-rows.ts';
import { emptyEntity, type ListEntity } from './entity.ts';
import type { Importer } from './importer.ts';
import type { ListFile, ListFiles } from './list-files.ts';
import { addName, addUnique, partsOfCommaName } from './list-names.ts';
import { readRemarks } from './ofac-remarks.ts';
import { ofacKind } from './ofac-sdn-xml.ts';
import {
  admit,
  finish,
  type ImportReport,
  ListFileError,
  newImportReport,
  remark,
  skip,
  type Unread,
  unreadIn,
} from './report.ts';
import { LONGEST_ENTRY } from './text-lines.ts';

/** Rows of ALT.CSV and ADD.CSV without their entry: more than this share means that SDN.CSV is cut off. */
const ORPHANS_ALLOWED = 0.02;

/** OFAC's own list has thousands of entries. A file that somebody wrote by hand may go without OFAC's mark. */
const HAND_WRITTEN = 1_000;

const format = 'OFAC SDN CSV';

const exactly = (columns: number): CsvOptions => ({ columns, atMost: columns });

const value = (cell: string | undefined): string => (cell === undefined || cell === '-0-' ? '' : cell);

/** OFAC SDN as the legacy CSV set: SDN.CSV joined with ALT, ADD and SDN_COMMENTS on the entry's number. */
export const importOfacSdnCsv: Importer = async function* (files, report) {
  const alt = await readOther(files.alt, 5, report);
  const add = await readOther(files.add, 6, report);
  const comments = await readOther(files.comments, 2, report);
  const skippedBefore = report.skippedRows;
  for await (const { line, cells } of csvRows(files.main, exactly(12), report)) {
    const id = value(cells[0]);
    const name = value(cells[1]);
    if (!/^\d+$/.test(id)) skip(report, line, 'rowNoNumber');
    else if (name === '') skip(report, line, 'rowNoName');
    else {
      const overflow = (comments?.rows.get(id) ?? []).map((row) => value(row[1]));
      const said = { alt: alt?.rows.get(id) ?? [], add: add?.rows.get(id) ?? [], overflow: overflow.join('') };
      const entity = readEntry(cells, said, unreadIn(report, line));
      if (admit(report, line, entity)) yield entity;
    }
  }
  const others = [alt, add].filter((file) => file !== undefined);
  refuseUnmarked([{ name: files.main.name, endMark: report.endMark }, ...others]);
  for (const file of others) refuseOrphans(file, report.ids, report.skippedRows - skippedBefore);
  remarkMissing(files, report);
  if (report.unmarked) report.unmarked.byPublisher = report.entities > HAND_WRITTEN;
  // SDN_COMMENTS.CSV has no mark of its own.
  if (comments) report.endMark = false;
  finish(report, format);
};

/** One of the files beside SDN.CSV. */
interface OtherFile {
  name: string;
  endMark: boolean;
  /** By the number of their entry. */
  rows: Map<string, string[][]>;
}

async function readOther(
  file: ListFile | undefined,
  columns: number,
  report: ImportReport,
): Promise<OtherFile | undefined> {
  if (!file) return undefined;
  const { name } = file;
  const rows: OtherFile['rows'] = new Map();
  const own = newImportReport();
  const sizes = new Map<string, number>();
  for await (const { line, cells } of csvRows(file, exactly(columns), own)) {
    const id = cells[0] ?? '';
    const size = (sizes.get(id) ?? 0) + cells.join('').length;
    if (size > LONGEST_ENTRY) throw new ListFileError('listFileTooLarge', { file: name, line });
    sizes.set(id, size);
    const known = rows.get(id);
    if (known) known.push(cells);
    else rows.set(id, [cells]);
  }
  if (own.skippedRows * 2 > own.rows) throw new ListFileError('listFileColumns', { file: name, format });
  report.skippedRows += own.skippedRows;
  for (const row of own.skipped) report.skipped.push({ ...row, file: name });
  return { name, endMark: own.endMark, rows };
}

const missing = { alt: 'listWithoutAlt', add: 'listWithoutAdd', comments: 'listWithoutComments' } as const;

/** SDN.CSV looks whole without the others, and has none of the names and addresses that stand there alone. */
function remarkMissing(files: ListFiles, report: ImportReport): void {
  for (const role of ['alt', 'add', 'comments'] as const) if (!files[role]) remark(report, missing[role], {});
}

/** OFAC ends its files with a mark. Where one of the set has it, one without it was cut at the end of a line. */
function refuseUnmarked(files: Pick<OtherFile, 'name' | 'endMark'>[]): void {
  const whole = files.find(({ endMark }) => endMark);
  const cut = files.find(({ endMark }) => !endMark);
  if (whole && cut) throw new ListFileError('listFileUnmarked', { file: cut.name, whole: whole.name });
}

/** A malformed row of SDN.CSV may have been the entry of one orphan: it takes only itself. */
function refuseOrphans({ name, rows }: OtherFile, seen: Set<string>, malformed: number): void {
  let orphans = 0;
  for (const id of rows.keys()) if (!seen.has(id)) orphans += 1;
  if (orphans > rows.size * ORPHANS_ALLOWED + malformed)
    throw new ListFileError('listFileOrphans', { orphans, total: rows.size, file: name });
}

interface SaidElsewhere {
  alt: string[][];
  add: string[][];
  /** What found no room in the remarks. */
  overflow: string;
}

function readEntry(cells: string[], { alt, add, overflow }: SaidElsewhere, unread: Unread): ListEntity {
  const kind = ofacKind(value(cells[2]));
  const entity = emptyEntity(value(cells[0]), kind);
  const parts = (name: string) => (kind === 'person' ? partsOfCommaName(name) : {});
  const name = value(cells[1]);
  addName(entity, name, 'primary', 'strong', parts(name));
  for (const row of alt) {
    const alias = value(row[3]);
    addName(entity, alias, row[2] === 'fka' ? 'former' : 'alias', 'strong', parts(alias));
  }
  for (const row of add) {
    const address = [value(row[2]), value(row[3]), value(row[4])].filter(Boolean).join(', ');
    if (address) addUnique(entity.addresses, address);
  }
  for (const programme of value(cells[3]).split(/\]\s*\[/)) addUnique(entity.programmes, programme.trim());
  const flag = countryCode(value(cells[9]));
  if (flag) addUnique(entity.nationalities, flag);
  const remarks = value(cells[11]) + overflow;
  readRemarks(entity, remarks, unread);
  const title = value(cells[4]);
  const text = [title, remarks].filter(Boolean).join('; ');
  if (text) entity.remarks = text;
  return entity;
}
