import { addBirthDate } from './birth-date.ts';
import { countryCode } from './countries.ts';
import type { CsvOptions } from './csv-records.ts';
import { csvRows, headerLookup } from './csv-rows.ts';
import { emptyEntity, type ListEntity } from './entity.ts';
import { euBirthDate } from './eu-xml.ts';
import type { Importer } from './importer.ts';
import { addName, addUnique } from './list-names.ts';
import { genderOf } from './ofac-remarks.ts';
import { admits, finish, ListFileError, noteListDate, parseListDate, skip } from './report.ts';

const format = 'EU Financial Sanctions CSV';

type Columns = ReturnType<typeof headerLookup>;

/** EU financial sanctions, CSV: a row for each alias, address, birth date, document or citizenship of an entry. */
export const importEuCsv: Importer = async function* (files, report) {
  const entries = new Map<string, { line: number; entity: ListEntity }>();
  const shape: CsvOptions = { columns: 2, delimiter: ';' };
  let columns: Columns | undefined;
  for await (const { line, cells } of csvRows(files.main, shape, report)) {
    if (!columns) {
      columns = headerLookup(cells);
      shape.columns = cells.length;
      shape.atMost = cells.length;
      report.rows -= 1;
      if (!columns.has('Entity_LogicalId') || !columns.has('NameAlias_WholeName'))
        throw new ListFileError('listFileColumns', { file: files.main.name, format });
      continue;
    }
    const id = columns.cell(cells, 'Entity_LogicalId');
    if (id === '') {
      skip(report, line, 'rowNoId', { id: 'Entity_LogicalId' });
      continue;
    }
    noteListDate(report, parseListDate(columns.cell(cells, 'fileGenerationDate')));
    const entry = entries.get(id) ?? { line, entity: newEntity(columns, cells, id) };
    entries.set(id, entry);
    readRow(entry.entity, columns, cells);
  }
  for (const [id, { line, entity }] of entries) {
    if (entity.names.length === 0) skip(report, line, 'rowNoName');
    else if (admits(report, line, entity, id)) {
      yield entity;
      report.entities += 1;
    }
  }
  finish(report, format);
};

function newEntity(columns: Columns, cells: string[], id: string): ListEntity {
  const code =
    columns.cell(cells, 'Entity_SubjectType_ClassificationCode') || columns.cell(cells, 'Entity_SubjectType');
  const person = /^p/i.test(code);
  const reference = columns.cell(cells, 'Entity_EU_ReferenceNumber') || id;
  const entity = emptyEntity(reference, person ? 'person' : 'organisation');
  const remarks = columns.cell(cells, 'Entity_Remark');
  if (remarks) entity.remarks = remarks;
  return entity;
}

function readRow(entity: ListEntity, columns: Columns, cells: string[]): void {
  const cell = (name: string) => columns.cell(cells, name);
  const given = [cell('NameAlias_FirstName'), cell('NameAlias_MiddleName')].filter(Boolean).join(' ');
  const family = cell('NameAlias_LastName');
  const text = cell('NameAlias_WholeName') || [given, family].filter(Boolean).join(' ');
  addName(
    entity,
    text,
    entity.names.length === 0 ? 'primary' : 'alias',
    'strong',
    given && family ? { given, family } : {},
  );
  const gender = genderOf(cell('NameAlias_Gender'));
  if (gender) entity.gender = gender;
  addBirthDate(
    entity.birthDates,
    euBirthDate({
      birthdate: cell('BirthDate_BirthDate'),
      day: cell('BirthDate_Day'),
      month: cell('BirthDate_Month'),
      year: cell('BirthDate_Year'),
      yearRangeFrom: cell('BirthDate_YearRangeFrom'),
      yearRangeTo: cell('BirthDate_YearRangeTo'),
      circa: cell('BirthDate_Circa'),
    }),
  );
  addUnique(entity.nationalities, countryCode(cell('Citizenship_CountryIso2Code')));
  const number = cell('Identification_LatinNumber') || cell('Identification_Number');
  if (/\d/.test(number) && !entity.documents.some((known) => known.number === number)) {
    const type = cell('Identification_TypeDescription') || cell('Identification_TypeCode');
    const country = countryCode(cell('Identification_CountryIso2Code'));
    entity.documents.push({ ...(type ? { type } : {}), number, ...(country ? { country } : {}) });
  }
  const address = ['Address_Street', 'Address_PoBox', 'Address_City', 'Address_Region', 'Address_ZipCode'];
  const place = [...address, 'Address_CountryDescription'].map(cell).filter(Boolean).join(', ');
  addUnique(entity.addresses, place);
  addUnique(entity.programmes, cell('Entity_Regulation_Programme'));
}
