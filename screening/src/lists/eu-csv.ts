import { addBirthDate } from './birth-date.ts';
import { emptyEntity, type ListEntity } from './entity.ts';
import {
  addEuAddress,
  addEuDocument,
  addEuName,
  type EuCountry,
  euBirthDate,
  euCountry,
  isLowQuality,
} from './eu-fields.ts';
import type { Importer } from './importer.ts';
import { noteListDate, parseListDate } from './list-date.ts';
import { addUnique, withMainName } from './list-names.ts';
import { type Cell, type IsHeader, namedRows } from './named-rows.ts';
import { finish, ListFileError, skip, type Unread, unreadIn } from './report.ts';
import { RowEntries } from './row-entries.ts';

const format = 'EU Financial Sanctions CSV';

/** EU financial sanctions, CSV: a row for each alias, address, birth date, document or citizenship of an entry. */
export const importEuCsv: Importer = async function* (files, report) {
  const entries = new RowEntries(files.main.name);
  const isHeader: IsHeader = (has) => {
    if (has('Entity_LogicalId') && has('NameAlias_WholeName')) return true;
    throw new ListFileError('listFileColumns', { file: files.main.name, format });
  };
  for await (const row of namedRows(files.main, { columns: 2, delimiter: ';' }, report, isHeader)) {
    const { line, cell } = row;
    const id = cell('Entity_LogicalId');
    if (id === '') {
      skip(report, line, 'rowNoId', { id: 'Entity_LogicalId' });
      continue;
    }
    noteListDate(report, parseListDate(cell('fileGenerationDate')));
    const begin = () => newEntity(cell, id);
    entries.read(id, row, begin, (entity) => readRow(entity, cell, unreadIn(report, line)));
  }
  for (const entity of entries.entities(report)) yield withMainName(entity);
  finish(report, format);
};

function newEntity(cell: Cell, id: string): ListEntity {
  const code = cell('Entity_SubjectType_ClassificationCode') || cell('Entity_SubjectType');
  const person = /^p/i.test(code);
  const reference = cell('Entity_EU_ReferenceNumber') || id;
  const entity = emptyEntity(reference, person ? 'person' : 'organisation');
  const remarks = cell('Entity_Remark');
  if (remarks) entity.remarks = remarks;
  return entity;
}

function readRow(entity: ListEntity, cell: Cell, unread: Unread): void {
  const name = {
    wholeName: cell('NameAlias_WholeName'),
    firstName: cell('NameAlias_FirstName'),
    middleName: cell('NameAlias_MiddleName'),
    lastName: cell('NameAlias_LastName'),
    gender: cell('NameAlias_Gender'),
  };
  addEuName(entity, name, isLowQuality(cell('NameAlias_Remark')) ? 'weak' : 'strong');
  const born = {
    birthdate: cell('BirthDate_BirthDate'),
    day: cell('BirthDate_Day'),
    month: cell('BirthDate_Month'),
    year: cell('BirthDate_Year'),
    yearRangeFrom: cell('BirthDate_YearRangeFrom'),
    yearRangeTo: cell('BirthDate_YearRangeTo'),
    circa: cell('BirthDate_Circa'),
  };
  addBirthDate(entity.birthDates, euBirthDate(born, unread));
  addUnique(entity.nationalities, euCountry(countryIn(cell, 'Citizenship')));
  const document = {
    number: cell('Identification_Number'),
    latinNumber: cell('Identification_LatinNumber'),
    identificationTypeCode: cell('Identification_TypeCode'),
    identificationTypeDescription: cell('Identification_TypeDescription'),
    knownFalse: cell('Identification_KnownFalse'),
  };
  addEuDocument(entity, { ...document, ...countryIn(cell, 'Identification') });
  const address = {
    street: cell('Address_Street'),
    poBox: cell('Address_PoBox'),
    place: cell('Address_Place'),
    city: cell('Address_City'),
    region: cell('Address_Region'),
    zipCode: cell('Address_ZipCode'),
  };
  addEuAddress(entity, { ...address, ...countryIn(cell, 'Address') });
  addUnique(entity.programmes, cell('Entity_Regulation_Programme'));
}

const countryIn = (cell: Cell, part: string): EuCountry => ({
  countryIso2Code: cell(`${part}_CountryIso2Code`),
  countryDescription: cell(`${part}_CountryDescription`),
});
