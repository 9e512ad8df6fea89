import { circaInterval, dateInterval, parseBirthDate, rangeInterval } from './birth-date.ts';
import { countryCode } from './countries.ts';
import { addDocument, documentOf } from './document-of.ts';
import type { DateInterval, ListEntity, NameStrength } from './entity.ts';
import { addGender } from './gender.ts';
import { addName, addUnique } from './list-names.ts';
import type { Unread } from './report.ts';

// What the EU's XML and CSV have in common: the same fields, each in its own place.

export interface EuName {
  wholeName?: string;
  firstName?: string;
  middleName?: string;
  lastName?: string;
  gender?: string;
}

/** The EU marks no main name. */
export function addEuName(entity: ListEntity, name: EuName, strength: NameStrength): void {
  const { wholeName, firstName, middleName, lastName: family, gender = '' } = name;
  const given = [firstName, middleName].filter(Boolean).join(' ');
  const text = wholeName || [given, family].filter(Boolean).join(' ');
  addName(entity, text, 'alias', strength, given && family ? { given, family } : {});
  addGender(entity, gender);
}

/** Whatever else says, the remark of an alias may say that it is weak. The misspelling is the EU's. */
export const isLowQuality = (remark: string): boolean => /\blow?[\s-]+quality\b/i.test(remark);

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

/** A date, or its parts, or a range of years, perhaps about. */
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

export interface EuCountry {
  countryIso2Code?: string;
  countryDescription?: string;
}

/** The code of a country, "00" where there is none, and its name. */
export function euCountry({ countryIso2Code: code = '', countryDescription: name = '' }: EuCountry) {
  return countryCode(code) ?? countryCode(name);
}

export interface EuAddress extends EuCountry {
  street?: string;
  poBox?: string;
  place?: string;
  city?: string;
  region?: string;
  zipCode?: string;
}

export function addEuAddress(entity: ListEntity, address: EuAddress): void {
  const { street, poBox, place, city, region, zipCode, countryDescription: country = '' } = address;
  const parts = [street, poBox, place, city, region, zipCode, /^unknown$/i.test(country) ? '' : country];
  addUnique(entity.addresses, parts.filter(Boolean).join(', '));
}

export interface EuDocument extends EuCountry {
  number?: string;
  latinNumber?: string;
  identificationTypeCode?: string;
  identificationTypeDescription?: string;
  knownFalse?: string;
}

/** A false document is nobody's: whoever has a true one of that number is somebody else. */
export function addEuDocument(entity: ListEntity, document: EuDocument): void {
  if (document.knownFalse?.toLowerCase() === 'true') return;
  const number = document.latinNumber || document.number || '';
  const type = document.identificationTypeDescription || document.identificationTypeCode;
  addDocument(entity.documents, documentOf(number, type, euCountry(document)));
}
