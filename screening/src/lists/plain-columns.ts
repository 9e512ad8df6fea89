import { editDistance } from '../names/edit-distance.ts';
import { columnKey } from './named-rows.ts';
import { type ImportReport, remark } from './report.ts';

const columns = [
  'id',
  'name',
  'aliases',
  'weak_aliases',
  'birth_date',
  'nationality',
  'document_ids',
  'gender',
  'programme',
  'remarks',
] as const;
export type PlainColumn = (typeof columns)[number];

/** What other lists and people call them. */
const otherNames: Record<PlainColumn, readonly string[]> = {
  id: [],
  name: [],
  aliases: ['alias', 'aka', 'also known as', 'other names', 'alt names'],
  weak_aliases: ['weak aka', 'low quality aliases', 'nicknames'],
  birth_date: ['date of birth', 'dob', 'born', 'birthday', 'year of birth', 'birth year'],
  nationality: ['citizenship', 'country', 'countries', 'nationality country', 'country of citizenship'],
  document_ids: [
    'document',
    'document number',
    'passport',
    'passport number',
    'id number',
    'identifiers',
    'national id',
  ],
  gender: ['sex'],
  programme: ['sanctions', 'regime', 'list'],
  remarks: ['notes', 'comments', 'comment', 'description', 'reason', 'other information'],
};

const longestShown = 60;
const mostRemarked = 100;

/** Says which columns of the header are not read, and what may have been meant by them. Of two alike one is. */
export function remarkUnknownColumns(report: ImportReport, header: readonly string[]): void {
  const known = new Set(columns.map(columnKey));
  const keys = header.map(columnKey);
  const given = new Set(keys);
  const missing = columns.filter((column) => !given.has(columnKey(column)));
  for (const column of columns) {
    const key = columnKey(column);
    if (keys.indexOf(key) !== keys.lastIndexOf(key)) remark(report, 'listColumnTwice', { column });
  }
  for (const name of new Set(header)) {
    if (name === '' || known.has(columnKey(name))) continue;
    const meant = missing.find((column) => isOtherName(name, column)) ?? missing.find((column) => isNear(name, column));
    const column = name.slice(0, longestShown);
    if (meant) remark(report, 'listColumnMeant', { column, meant });
    else remark(report, 'listColumnUnknown', { column });
    if (report.remarks.length >= mostRemarked) return;
  }
}

function isOtherName(name: string, column: PlainColumn): boolean {
  return otherNames[column].some((other) => columnKey(other) === columnKey(name));
}

/** One slip, or two in a word that is long enough to be still the same. */
function isNear(name: string, column: PlainColumn): boolean {
  const key = columnKey(name);
  return editDistance(columnKey(column), key) <= (key.length < 7 ? 1 : 2);
}
