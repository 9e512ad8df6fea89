import { addBirthDate, circaInterval, dateInterval, parseBirthDate, rangeInterval } from './birth-date.ts';
import { countryCode } from './countries.ts';
import { type DateInterval, emptyEntity, type ListEntity, type ListName } from './entity.ts';
import { genderOf } from './gender.ts';
import type { Importer } from './importer.ts';
import { addName, addUnique } from './list-names.ts';
import { admit, finish, noteListDate, skip, type Unread, unreadIn } from './report.ts';
import { childrenNamed, childText, type XmlElement, xmlElements } from './xml-elements.ts';

/** EU financial sanctions, XML 1.1: the only EU file that says which aliases are strong. */
export const importEuXml: Importer = async function* (files, report) {
  for await (const element of xmlElements(files.main, { root: 'export', entries: ['sanctionEntity'] }, report)) {
    if (element.name === 'export') {
      noteListDate(report, element.attributes.generationDate?.slice(0, 10));
      continue;
    }
    const entity = readEntry(element, unreadIn(report, element.line));
    if (!entity) skip(report, element.line, 'rowNoIdOrName', { id: 'euReferenceNumber' });
    else if (admit(report, element.line, entity, element.attributes.logicalId || undefined)) yield entity;
  }
  finish(report, 'EU Financial Sanctions XML');
};

function readEntry(element: XmlElement, unread: Unread): ListEntity | undefined {
  const { euReferenceNumber, logicalId } = element.attributes;
  const subject = childrenNamed(element, 'subjectType')[0]?.attributes;
  const code = (subject?.code ?? subject?.classificationCode ?? '').toLowerCase();
  const person = code === 'person' || code === 'p';
  const entity = emptyEntity(euReferenceNumber || logicalId || '', person ? 'person' : 'organisation');
  // The EU marks no main name: its first strong one is.
  let hasMain = false;
  for (const alias of childrenNamed(element, 'nameAlias'))
    if (readName(entity, alias, hasMain)?.role === 'primary') hasMain = true;
  if (entity.reference === '' || entity.names.length === 0) return undefined;
  for (const { attributes } of childrenNamed(element, 'birthdate'))
    addBirthDate(entity.birthDates, euBirthDate(attributes, unread));
  for (const { attributes } of childrenNamed(element, 'citizenship'))
    addUnique(
      entity.nationalities,
      countryCode(attributes.countryIso2Code ?? '') ?? countryCode(attributes.countryDescription ?? ''),
    );
  for (const { attributes } of childrenNamed(element, 'identification')) {
    const number = attributes.latinNumber || attributes.number || '';
    const type = attributes.identificationTypeDescription || attributes.identificationTypeCode;
    const country = countryCode(attributes.countryIso2Code ?? '');
    if (/\d/.test(number))
      entity.documents.push({ ...(type ? { type } : {}), number, ...(country ? { country } : {}) });
  }
  for (const { attributes } of childrenNamed(element, 'address')) {
    const { street, poBox, city, region, zipCode, countryDescription } = attributes;
    addUnique(entity.addresses, [street, poBox, city, region, zipCode, countryDescription].filter(Boolean).join(', '));
  }
  for (const { attributes } of childrenNamed(element, 'regulation')) addUnique(entity.programmes, attributes.programme);
  const remarks = childrenNamed(element, 'remark').map((remark) => remark.text.trim());
  if (remarks.some(Boolean)) entity.remarks = remarks.filter(Boolean).join('; ');
  return entity;
}

/** Where nothing else says that an alias is weak, its remark may. */
export const isLowQuality = (remark: string): boolean => /low quality/i.test(remark);

function readName(entity: ListEntity, alias: XmlElement, hasMain: boolean): ListName | undefined {
  const { wholeName, firstName, middleName, lastName, strong, gender } = alias.attributes;
  const weak = strong === 'false' || isLowQuality(childText(alias, 'remark'));
  const given = [firstName, middleName].filter(Boolean).join(' ');
  const text = wholeName || [given, lastName].filter(Boolean).join(' ');
  const known = genderOf(gender ?? '');
  if (known) entity.gender = known;
  const parts = given && lastName ? { given, family: lastName } : {};
  return addName(entity, text, !weak && !hasMain ? 'primary' : 'alias', weak ? 'weak' : 'strong', parts);
}

export interface EuBirthDate {
  birthdate?: string;
  day?: string;
  month?: string;
  /** What the XML calls them. */
  dayOfMonth?: string;
  monthOfYear?: string;
  year?: string;
  yearRangeFrom?: string;
  yearRangeTo?: string;
  circa?: string;
}

/** The same fields in XML and CSV: a date, or its parts, or a range of years, perhaps about. */
export function euBirthDate(born: EuBirthDate, unread: Unread): DateInterval | undefined {
  const { yearRangeFrom: from, yearRangeTo: to } = born;
  const date =
    from && to
      ? rangeInterval(parseBirthDate(from), parseBirthDate(to))
      : (parseBirthDate(born.birthdate ?? '') ??
        dateInterval(Number(born.year), Number(born.month || born.monthOfYear), Number(born.day || born.dayOfMonth)));
  if (!date && (from || to || born.birthdate || Number(born.year))) return unread('birthdate');
  return born.circa?.toLowerCase() === 'true' ? circaInterval(date) : date;
}
