import { addBirthDate, parseBirthDate } from './birth-date.ts';
import { addDocument } from './document-of.ts';
import { emptyEntity, type ListEntity } from './entity.ts';
import { readHeadText } from './file-text.ts';
import { addGender } from './gender.ts';
import type { Importer } from './importer.ts';
import type { ListFile } from './list-files.ts';
import { addName, addUnique } from './list-names.ts';
import { type IsHeader, namedRows, several } from './named-rows.ts';
import { addNationality } from './nationality.ts';
import { type PlainColumn, remarkUnknownColumns } from './plain-columns.ts';
import { admit, finish, ListFileError, skip, type Unread, unreadIn } from './report.ts';

/** A list of one's own: header row, columns id and name required, several values separated by `;`. */
export const importPlainCsv: Importer = async function* (files, report) {
  const isHeader: IsHeader = (has, { cells }) => {
    if (!has('id') || !has('name')) throw new ListFileError('listFileHeader', { file: files.main.name });
    // It has both columns too, but other names for the rest, and not only people.
    if (has('schema')) throw new ListFileError('listFileOpenSanctions', { file: files.main.name });
    remarkUnknownColumns(report, cells);
    return true;
  };
  await requireCommas(files.main);
  for await (const { line, cell } of namedRows(files.main, { columns: 2 }, report, isHeader)) {
    const entity = readRow(cell, unreadIn(report, line));
    if (!entity) skip(report, line, 'rowNoIdOrName', { id: 'id' });
    else if (admit(report, line, entity)) yield entity;
  }
  finish(report, 'CSV');
};

/** Spreadsheets of many countries write semicolons instead. */
async function requireCommas(file: ListFile): Promise<void> {
  const [header = ''] = (await readHeadText(file)).trimStart().split(/[\r\n]/, 1);
  if (!header.includes(',') && /[;\t]/.test(header)) throw new ListFileError('listFileNoCommas', { file: file.name });
}

/** 03/04/1961 is of March to some and of April to others: a wrong date would accuse or clear the wrong person. */
function isOfTwoDays(text: string): boolean {
  const [, one, other] = /^(\d{1,2})[/.](\d{1,2})[/.]\d{4}$/.exec(text) ?? [];
  return Number(one) <= 12 && Number(other) <= 12 && Number(one) !== Number(other);
}

function readRow(cell: (column: PlainColumn) => string, unread: Unread): ListEntity | undefined {
  const entity = emptyEntity(cell('id'), 'person');
  addName(entity, cell('name'), 'primary', 'strong');
  if (entity.reference === '' || entity.names.length === 0) return undefined;
  for (const alias of several(cell('aliases'))) addName(entity, alias, 'alias', 'strong');
  for (const alias of several(cell('weak_aliases'))) addName(entity, alias, 'alias', 'weak');
  for (const text of several(cell('birth_date'))) {
    const date = isOfTwoDays(text) ? undefined : parseBirthDate(text);
    addBirthDate(entity.birthDates, date ?? unread('birth_date'));
  }
  for (const country of several(cell('nationality'))) addNationality(entity, country, unread, 'nationality');
  for (const number of several(cell('document_ids'))) addDocument(entity.documents, { number });
  for (const programme of several(cell('programme'))) addUnique(entity.programmes, programme);
  if (!addGender(entity, cell('gender')) && cell('gender')) unread('gender');
  if (cell('remarks')) entity.remarks = cell('remarks');
  return entity;
}
