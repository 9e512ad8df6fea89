import { addBirthDate, parseBirthDate } from './birth-date.ts';
import { CsvCells } from './csv-cells.ts';
import { addDocument } from './document-of.ts';
import { emptyEntity, type ListEntity } from './entity.ts';
import type { Importer } from './importer.ts';
import { noteChange } from './list-date.ts';
import { addName, addUnique } from './list-names.ts';
import { type Cell, type IsHeader, namedRows, several } from './named-rows.ts';
import { addNationality } from './nationality.ts';
import { kindOfSchema } from './opensanctions-schema.ts';
import { admit, finish, ListFileError, skip, type Unread, unreadIn } from './report.ts';

const format = 'OpenSanctions targets.simple.csv';

/** OpenSanctions `targets.simple.csv`. It does not tell weak aliases apart: prefer entities.ftm.json. */
export const importOpenSanctionsCsv: Importer = async function* (files, report) {
  const isHeader: IsHeader = (has) => {
    if (['id', 'schema', 'name', 'aliases'].every(has)) return true;
    throw new ListFileError('listFileColumns', { file: files.main.name, format });
  };
  for await (const { line, cell } of namedRows(files.main, { columns: 3 }, report, isHeader)) {
    const entity = readRow(cell, unreadIn(report, line));
    if (!entity) skip(report, line, 'rowNoSchema');
    if (!entity || !admit(report, line, entity)) continue;
    noteChange(report, cell('last_change'));
    yield entity;
  }
  finish(report, format);
};

function readRow(cell: Cell, unread: Unread): ListEntity | undefined {
  const kind = kindOfSchema(cell('schema'));
  if (!kind || cell('id') === '') return undefined;
  const entity = emptyEntity(cell('id'), kind);
  addName(entity, cell('name'), 'primary', 'strong');
  if (entity.names.length === 0) return undefined;
  for (const alias of valuesIn(cell('aliases'))) addName(entity, alias, 'alias', 'strong');
  for (const date of valuesIn(cell('birth_date')))
    addBirthDate(entity.birthDates, parseBirthDate(date) ?? unread('birth_date'));
  for (const country of valuesIn(cell('countries'))) addNationality(entity, country, unread, 'countries');
  for (const number of valuesIn(cell('identifiers'))) addDocument(entity.documents, { number });
  for (const address of valuesIn(cell('addresses'))) addUnique(entity.addresses, address);
  for (const programme of valuesIn(cell('sanctions'))) addUnique(entity.programmes, programme);
  return entity;
}

/** Several values are a record of their own, in which one that holds `;` or a quotation mark is quoted. */
function valuesIn(cell: string): string[] {
  const record = new CsvCells(';');
  if (record.take(cell) !== 'whole') return several(cell);
  return record.cells.map((value) => value.trim()).filter(Boolean);
}
