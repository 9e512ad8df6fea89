import { addBirthDate, parseBirthDate } from './birth-date.ts';
import { addDocument, documentOf } from './document-of.ts';
import { type EntityKind, emptyEntity, type ListEntity } from './entity.ts';
import { addGender } from './gender.ts';
import type { Importer } from './importer.ts';
import { noteListDate, parseListDate } from './list-date.ts';
import { addName, addUnique, withMainName } from './list-names.ts';
import { type Cell, type IsHeader, namedRows } from './named-rows.ts';
import { addNationality } from './nationality.ts';
import { finish, ListFileError, skip, type Unread, unreadIn } from './report.ts';
import { RowEntries } from './row-entries.ts';

const format = 'UK Sanctions List CSV';

/** Where the UK Sanctions List and the older ConList.csv differ in the names of their columns. */
const newColumns = {
  id: 'Unique ID',
  kind: 'Designation Type',
  nameType: 'Name type',
  strength: 'Alias strength',
  born: 'D.O.B',
  nationality: 'Nationality(/ies)',
  nationalId: 'National Identifier number',
  passport: 'Passport number',
  regime: 'Regime Name',
  address: 'Address Line ',
  postcode: 'Address Postal Code',
  country: 'Address Country',
};
const oldColumns: typeof newColumns = {
  id: 'Group ID',
  kind: 'Group Type',
  nameType: 'Alias Type',
  strength: 'Alias Quality',
  born: 'DOB',
  nationality: 'Nationality',
  nationalId: 'National Identification Number',
  passport: 'Passport Number',
  regime: 'Regime',
  address: 'Address ',
  postcode: 'Post/Zip Code',
  country: 'Country',
};

/** UK Sanctions List, CSV: a line with the date, a header, then a row for each name or address of an entry. */
export const importUk: Importer = async function* (files, report) {
  const entries = new RowEntries(files.main.name);
  let names = newColumns;
  const isHeader: IsHeader = (has, { line, cells }) => {
    const known = [newColumns, oldColumns].find(({ id, kind }) => has(id) && has(kind));
    if (known && has('Name 6')) {
      names = known;
      return true;
    }
    if (line > 2) throw new ListFileError('listFileColumns', { file: files.main.name, format });
    noteListDate(report, parseListDate(cells.join(' ')));
    return false;
  };
  for await (const row of namedRows(files.main, { columns: 1 }, report, isHeader)) {
    const { line, cell } = row;
    const id = cell(names.id);
    if (id === '') {
      skip(report, line, 'rowNoId', { id: names.id });
      continue;
    }
    const begin = () => emptyEntity(id, kindOf(cell(names.kind)));
    entries.read(id, row, begin, (entity) => readRow(entity, names, cell, unreadIn(report, line)));
  }
  for (const entity of entries.entities(report)) yield withMainName(entity);
  finish(report, format);
};

function kindOf(type: string): EntityKind {
  if (/^individual/i.test(type)) return 'person';
  return /^ship/i.test(type) ? 'vessel' : 'organisation';
}

function readRow(entity: ListEntity, names: typeof newColumns, cell: Cell, unread: Unread): void {
  const family = cell('Name 6');
  const given = [1, 2, 3, 4, 5]
    .map((part) => cell(`Name ${part}`))
    .filter(Boolean)
    .join(' ');
  const type = cell(names.nameType);
  const strength = /low|weak/i.test(cell(names.strength)) ? 'weak' : 'strong';
  const parts = entity.kind === 'person' && given && family ? { given, family } : {};
  const role = /^primary name$/i.test(type) ? 'primary' : /f\.?k\.?a|former/i.test(type) ? 'former' : 'alias';
  addName(entity, [given, family].filter(Boolean).join(' '), role, strength, parts);
  addName(entity, cell('Name non-latin script'), role, strength);
  for (const date of several(cell(names.born)))
    addBirthDate(entity.birthDates, parseBirthDate(date) ?? unread(names.born));
  for (const country of several(cell(names.nationality))) addNationality(entity, country, unread, names.nationality);
  for (const number of several(cell(names.passport))) addDocument(entity.documents, documentOf(number, 'Passport'));
  for (const number of several(cell(names.nationalId)))
    addDocument(entity.documents, documentOf(number, 'National identity number'));
  for (const number of several(cell('Business registration number (s)')))
    addDocument(entity.documents, documentOf(number, 'Business registration number'));
  for (const number of several(cell('IMO number'))) addDocument(entity.documents, documentOf(number, 'IMO number'));
  const other = cell('Other Information');
  addGender(entity, cell('Gender') || (/\(Gender\):\s*(\w+)/.exec(other)?.[1] ?? ''));
  const lines = [1, 2, 3, 4, 5, 6].map((part) => cell(`${names.address}${part}`));
  const place = [...lines, cell(names.postcode), cell(names.country)].filter(Boolean).join(', ');
  addUnique(entity.addresses, place);
  addUnique(entity.programmes, cell(names.regime));
  const remarks = [cell('Position'), other].filter(Boolean).join('; ');
  if (remarks && !entity.remarks) entity.remarks = remarks;
}

/** Several values of a cell: separated by `|` or `;`, or numbered (1), (2) in the older list. */
function several(cell: string): string[] {
  return cell
    .split(/[|;]|(?:^|\s)\(\d+\)/)
    .map((item) => item.trim().replace(/\.$/, ''))
    .filter(Boolean);
}
