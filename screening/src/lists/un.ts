import { addBirthDate, circaInterval, parseBirthDate, rangeInterval } from './birth-date.ts';
import { type DateInterval, emptyEntity, type ListEntity } from './entity.ts';
import { addGender } from './gender.ts';
import type { Importer } from './importer.ts';
import { noteListDate } from './list-date.ts';
import { addName, addUnique } from './list-names.ts';
import { addNationality } from './nationality.ts';
import { admit, finish, skip, type Unread, unreadIn } from './report.ts';
import { isGiven, readAlias } from './un-aliases.ts';
import { readDocument } from './un-documents.ts';
import { childrenNamed, childText, listedTexts, type XmlElement, xmlElements } from './xml-elements.ts';

const NAME_PARTS = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'];

/** UN Security Council consolidated list, XML. */
export const importUn: Importer = async function* (files, report) {
  const options = { root: 'CONSOLIDATED_LIST', entries: ['INDIVIDUAL', 'ENTITY'] };
  for await (const element of xmlElements(files.main, options, report)) {
    if (element.name === 'CONSOLIDATED_LIST') {
      noteListDate(report, element.attributes.dateGenerated?.slice(0, 10));
      continue;
    }
    const entity = readEntry(element, unreadIn(report, element.line));
    if (!entity) skip(report, element.line, 'rowNoIdOrName', { id: 'DATAID' });
    else if (admit(report, element.line, entity)) yield entity;
  }
  finish(report, 'UN Consolidated XML');
};

function readEntry(element: XmlElement, unread: Unread): ListEntity | undefined {
  const person = element.name === 'INDIVIDUAL';
  const id = childText(element, 'DATAID');
  // FIRST_NAME to FOURTH_NAME are only an order of words, not given and family name.
  const name = NAME_PARTS.map((part) => childText(element, part))
    .filter(isGiven)
    .join(' ');
  const entity = emptyEntity(id, person ? 'person' : 'organisation');
  addName(entity, name, 'primary', 'strong');
  addName(entity, childText(element, 'NAME_ORIGINAL_SCRIPT'), 'primary', 'strong');
  if (id === '' || entity.names.length === 0) return undefined;
  for (const alias of childrenNamed(element, person ? 'INDIVIDUAL_ALIAS' : 'ENTITY_ALIAS'))
    readAlias(entity, alias, unread);
  for (const born of childrenNamed(element, 'INDIVIDUAL_DATE_OF_BIRTH')) {
    addBirthDate(entity.birthDates, birthDate(born, unread));
  }
  for (const country of listedTexts(element, 'NATIONALITY', 'VALUE').filter(isGiven)) {
    addNationality(entity, country, unread, 'NATIONALITY');
  }
  for (const document of childrenNamed(element, 'INDIVIDUAL_DOCUMENT')) readDocument(entity, document);
  for (const address of childrenNamed(element, person ? 'INDIVIDUAL_ADDRESS' : 'ENTITY_ADDRESS')) {
    const text = ['STREET', 'CITY', 'STATE_PROVINCE', 'ZIP_CODE', 'COUNTRY']
      .map((part) => childText(address, part))
      .filter(Boolean)
      .join(', ');
    addUnique(entity.addresses, text);
  }
  addGender(entity, childText(element, 'GENDER'));
  addUnique(entity.programmes, childText(element, 'UN_LIST_TYPE'));
  const listedAs = childText(element, 'REFERENCE_NUMBER');
  if (listedAs) entity.listedAs = listedAs;
  const remarks = [...listedTexts(element, 'DESIGNATION', 'VALUE'), childText(element, 'COMMENTS1')];
  const text = remarks.filter(Boolean).join('; ').replace(/\s+/g, ' ');
  if (text) entity.remarks = text;
  return entity;
}

function birthDate(born: XmlElement, unread: Unread): DateInterval | undefined {
  const type = childText(born, 'TYPE_OF_DATE').toUpperCase();
  const note = childText(born, 'NOTE');
  const from = childText(born, 'FROM_YEAR');
  const to = childText(born, 'TO_YEAR');
  // Where no field holds the date, a note at times does: "Nov. 1973".
  const text = childText(born, 'DATE') || childText(born, 'YEAR') || note;
  const date = from && to ? rangeInterval(parseBirthDate(from), parseBirthDate(to)) : parseBirthDate(text);
  if (!date && (from || to || text)) return unread('INDIVIDUAL_DATE_OF_BIRTH');
  return type === 'APPROXIMATELY' || /^approx/i.test(note) ? circaInterval(date) : date;
}
