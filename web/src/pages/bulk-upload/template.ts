import type { Language } from '@afc/contract/messages';
import type { PersonField } from '../../parts/upload/person-check.ts';
import { columns, pictureColumn } from './people-file.ts';
import { csvFile, csvLine } from './write-csv.ts';

/** Nobody: it shows how dates, countries and documents are written. */
const example: Record<PersonField | typeof pictureColumn, string> = {
  firstname: 'Ana',
  lastname: 'Example',
  email: 'ana@example.org',
  dateBirth: '1990-01-31',
  countryResidenceName: 'Spain',
  countryNationalityName: 'United Kingdom',
  docExpireAt: '2035-01-31',
  docId: 'X1234567',
  docType: 'PASSPORT',
  [pictureColumn]: 'ana-1.jpg;ana-2.jpg',
};

/** The header and one row, separated as spreadsheets of this language do. */
export function template(language: Language): [Blob, string] {
  const values = new Map(Object.entries(example));
  const rows = [columns, columns.map((column) => values.get(column) ?? '')];
  return [csvFile(rows.map((row) => csvLine(row, language === 'es' ? ';' : ','))), 'people.csv'];
}
