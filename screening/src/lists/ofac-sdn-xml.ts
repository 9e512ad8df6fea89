import { addBirthDate, parseBirthDate } from './birth-date.ts';
import { countryCode } from './countries.ts';
import { type EntityKind, emptyEntity, type ListEntity, type NameRole } from './entity.ts';
import { genderOf } from './gender.ts';
import type { Importer } from './importer.ts';
import { addName, addUnique } from './list-names.ts';
import { notDocument } from './ofac-remarks.ts';
import { admit, finish, noteListDate, skip, type Unread, unreadIn } from './report.ts';
import { childrenNamed, childText, listedTexts, type XmlElement, xmlElements } from './xml-elements.ts';

/** OFAC SDN.XML, where weak aliases and typed documents stand apart. */
export const importOfacSdnXml: Importer = async function* (files, report) {
  const options = { root: 'sdnList', entries: ['sdnEntry'], heads: ['publshInformation'] };
  for await (const element of xmlElements(files.main, options, report)) {
    // The misspelling is OFAC's.
    if (element.name === 'publshInformation') noteListDate(report, americanDate(childText(element, 'Publish_Date')));
    if (element.name !== 'sdnEntry') continue;
    const entity = readEntry(element, unreadIn(report, element.line));
    if (!entity) skip(report, element.line, 'rowNoIdOrName', { id: 'uid' });
    else if (admit(report, element.line, entity)) yield entity;
  }
  finish(report, 'OFAC SDN XML');
};

/** MM/DD/YYYY */
function americanDate(text: string): string | undefined {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  return parts ? `${parts[3]}-${parts[1]}-${parts[2]}` : undefined;
}

function kindOf(type: string): EntityKind {
  const lower = type.toLowerCase();
  if (lower === 'individual') return 'person';
  return lower === 'vessel' || lower === 'aircraft' ? lower : 'organisation';
}

function readEntry(element: XmlElement, unread: Unread): ListEntity | undefined {
  const kind = kindOf(childText(element, 'sdnType'));
  const entity = emptyEntity(childText(element, 'uid'), kind);
  nameFrom(entity, element, 'primary', 'strong');
  if (entity.reference === '' || entity.names.length === 0) return undefined;
  for (const aka of inLists(element, 'akaList', 'aka')) {
    const former = childText(aka, 'type').toLowerCase().startsWith('f.k.a');
    const weak = childText(aka, 'category').toLowerCase() === 'weak';
    nameFrom(entity, aka, former ? 'former' : 'alias', weak ? 'weak' : 'strong');
  }
  for (const item of inLists(element, 'dateOfBirthList', 'dateOfBirthItem'))
    addBirthDate(entity.birthDates, parseBirthDate(childText(item, 'dateOfBirth')) ?? unread('dateOfBirth'));
  for (const [list, item] of [
    ['nationalityList', 'nationality'],
    ['citizenshipList', 'citizenship'],
  ] as const)
    for (const each of inLists(element, list, item))
      addUnique(entity.nationalities, countryCode(childText(each, 'country')) ?? unread(item));
  for (const id of inLists(element, 'idList', 'id')) readId(entity, id);
  for (const address of inLists(element, 'addressList', 'address')) {
    const parts = ['address1', 'address2', 'address3', 'city', 'stateOrProvince', 'postalCode', 'country'];
    addUnique(entity.addresses, parts.flatMap((part) => childText(address, part) || []).join(', '));
  }
  for (const programme of listedTexts(element, 'programList', 'program')) addUnique(entity.programmes, programme);
  const remarks = [childText(element, 'title'), childText(element, 'remarks')].filter(Boolean).join('; ');
  if (remarks) entity.remarks = remarks;
  return entity;
}

function inLists(element: XmlElement, list: string, item: string): XmlElement[] {
  return childrenNamed(element, list).flatMap((holder) => childrenNamed(holder, item));
}

function nameFrom(entity: ListEntity, element: XmlElement, role: NameRole, strength: 'strong' | 'weak'): void {
  const family = childText(element, 'lastName');
  const given = childText(element, 'firstName');
  const parts = entity.kind === 'person' && given && family ? { given, family } : {};
  addName(entity, [given, family].filter(Boolean).join(' '), role, strength, parts);
}

/** OFAC keeps gender, addresses of currencies and notes among the documents. */
function readId(entity: ListEntity, id: XmlElement): void {
  const type = childText(id, 'idType');
  const number = childText(id, 'idNumber');
  if (/^gender$/i.test(type)) {
    const gender = genderOf(number);
    if (gender) entity.gender = gender;
    return;
  }
  if (!/\d/.test(number) || notDocument.test(type)) return;
  const country = countryCode(childText(id, 'idCountry'));
  entity.documents.push({ ...(type ? { type } : {}), number, ...(country ? { country } : {}) });
}
