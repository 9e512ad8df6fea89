import { addBirthDate, parseBirthDate } from './birth-date.ts';
import { addDocument, documentOf } from './document-of.ts';
import { type EntityKind, emptyEntity, type ListEntity, type NameRole } from './entity.ts';
import { addGender } from './gender.ts';
import type { Importer } from './importer.ts';
import { noteListDate } from './list-date.ts';
import { addName, addUnique } from './list-names.ts';
import { addNationality } from './nationality.ts';
import { notDocument } from './ofac-remarks.ts';
import { admit, finish, skip, type Unread, unreadIn } from './report.ts';
import { childText, listed, listedTexts, type XmlElement, xmlElements } from './xml-elements.ts';

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

export function ofacKind(type: string): EntityKind {
  const lower = type.toLowerCase();
  if (lower === 'individual') return 'person';
  return lower === 'vessel' || lower === 'aircraft' ? lower : 'organisation';
}

function readEntry(element: XmlElement, unread: Unread): ListEntity | undefined {
  const kind = ofacKind(childText(element, 'sdnType'));
  const entity = emptyEntity(childText(element, 'uid'), kind);
  nameFrom(entity, element, 'primary', 'strong');
  if (entity.reference === '' || entity.names.length === 0) return undefined;
  for (const aka of listed(element, 'akaList', 'aka')) {
    const former = childText(aka, 'type').toLowerCase().startsWith('f.k.a');
    const weak = childText(aka, 'category').toLowerCase() === 'weak';
    nameFrom(entity, aka, former ? 'former' : 'alias', weak ? 'weak' : 'strong');
  }
  for (const item of listed(element, 'dateOfBirthList', 'dateOfBirthItem'))
    addBirthDate(entity.birthDates, parseBirthDate(childText(item, 'dateOfBirth')) ?? unread('dateOfBirth'));
  for (const [list, item] of [
    ['nationalityList', 'nationality'],
    ['citizenshipList', 'citizenship'],
  ] as const)
    for (const each of listed(element, list, item)) addNationality(entity, childText(each, 'country'), unread, item);
  for (const id of listed(element, 'idList', 'id')) readId(entity, id);
  for (const address of listed(element, 'addressList', 'address')) {
    const parts = ['address1', 'address2', 'address3', 'city', 'stateOrProvince', 'postalCode', 'country'];
    addUnique(entity.addresses, parts.flatMap((part) => childText(address, part) || []).join(', '));
  }
  for (const programme of listedTexts(element, 'programList', 'program')) addUnique(entity.programmes, programme);
  const remarks = [childText(element, 'title'), childText(element, 'remarks')].filter(Boolean).join('; ');
  if (remarks) entity.remarks = remarks;
  return entity;
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
    addGender(entity, number);
    return;
  }
  if (!notDocument.test(type)) addDocument(entity.documents, documentOf(number, type, childText(id, 'idCountry')));
}
