import { addBirthDate, parseBirthDate } from './birth-date.ts';
import { addDocument } from './document-of.ts';
import { emptyEntity, type ListEntity } from './entity.ts';
import { type FtmEntity, nestedIn, parseFtmEntity, textsOf } from './ftm-entity.ts';
import { addGender } from './gender.ts';
import type { Importer } from './importer.ts';
import { noteChange } from './list-date.ts';
import { addName, addUnique, type NameParts } from './list-names.ts';
import { addNationality } from './nationality.ts';
import { kindOfSchema } from './opensanctions-schema.ts';
import { admit, finish, ListFileError, skip, type Unread, unreadIn } from './report.ts';
import { textLines } from './text-lines.ts';

/**
 * OpenSanctions `entities.ftm.json`: one FollowTheMoney entity a line. Only targets are people to find. In
 * `targets.nested.json` they alone stand there, with others inside of them.
 */
export const importOpenSanctionsFtm: Importer = async function* (files, report) {
  for await (const { text, line, closed } of textLines(files.main)) {
    if (text.trim() === '') continue;
    report.rows += 1;
    const item = parseFtmEntity(text);
    if (!item) {
      if (!closed) throw new ListFileError('listFileCutInLine', { file: files.main.name, line });
      skip(report, line, 'rowNoEntity');
      continue;
    }
    // Links and addresses stand among the entities; they are no entries of the list.
    const kind = kindOfSchema(item.schema);
    if (!kind || item.target === false) continue;
    const entity = readEntity(item, kind, unreadIn(report, line));
    if (entity.names.length === 0) {
      skip(report, line, 'rowNoName');
      continue;
    }
    if (!admit(report, line, entity)) continue;
    noteChange(report, item.last_change ?? '');
    yield entity;
  }
  finish(report, 'OpenSanctions entities.ftm.json');
};

/** The properties that hold a number of people, ships or companies; the passport's has its own type. */
const numbers = [
  'idNumber',
  'taxNumber',
  'innCode',
  'socialSecurityNumber',
  'imoNumber',
  'registrationNumber',
  'ogrnCode',
  'kppCode',
  'okpoCode',
  'vatCode',
  'leiCode',
  'uniqueEntityId',
  'licenseNumber',
  'swiftBic',
  'mmsi',
] as const;

/** In characters. */
const LONGEST_CAPTION = 200;

/** The spellings of a person share one list of given and one of family names: those that this one is made of. */
function partsOf(name: string, firstNames: string[], lastNames: string[]): NameParts {
  if (name.length > LONGEST_CAPTION) return {};
  const families = lastNames.filter((family) => family && (name.endsWith(family) || name.startsWith(family)));
  for (const family of families.sort((a, b) => b.length - a.length)) {
    const rest = name.endsWith(family) ? name.slice(0, -family.length) : name.slice(family.length);
    const given = rest.replace(/^[\s,]+|[\s,]+$/g, '');
    // Chinese has no space between the two.
    if (given !== '' && (given !== rest || firstNames.includes(given))) return { given, family };
  }
  return {};
}

function readEntity(item: FtmEntity, kind: ListEntity['kind'], unread: Unread): ListEntity {
  const entity = emptyEntity(item.id, kind);
  const values = (...names: string[]) => textsOf(item, ...names);
  for (const name of values('name')) {
    const parts = name === item.caption ? partsOf(name, values('firstName'), values('lastName')) : {};
    addName(entity, name, 'primary', 'strong', parts);
  }
  for (const name of values('alias')) addName(entity, name, 'alias', 'strong');
  for (const name of values('previousName')) addName(entity, name, 'former', 'strong');
  for (const name of values('weakAlias', 'abbreviation')) addName(entity, name, 'alias', 'weak');
  for (const date of values('birthDate')) addBirthDate(entity.birthDates, parseBirthDate(date) ?? unread('birthDate'));
  for (const country of values('nationality', 'citizenship')) addNationality(entity, country, unread, 'nationality');
  if (entity.nationalities.length === 0)
    // Of ships and companies there is a flag or a jurisdiction.
    for (const property of ['country', 'flag', 'jurisdiction'])
      for (const country of values(property)) addNationality(entity, country, unread, property);
  for (const number of values('passportNumber')) addDocument(entity.documents, { type: 'Passport', number });
  for (const number of values(...numbers)) addDocument(entity.documents, { number });
  for (const address of values('address')) addUnique(entity.addresses, address);
  for (const address of nestedIn(item, 'addressEntity'))
    addUnique(entity.addresses, textsOf(address, 'full')[0] ?? address.caption);
  const ofSanctions = nestedIn(item, 'sanctions').flatMap((sanction) => textsOf(sanction, 'programId'));
  for (const programme of [...values('programId'), ...ofSanctions, ...values('topics')])
    addUnique(entity.programmes, programme);
  addGender(entity, values('gender')[0] ?? '');
  const remarks = values('position', 'notes').join('; ');
  if (remarks) entity.remarks = remarks;
  return entity;
}
