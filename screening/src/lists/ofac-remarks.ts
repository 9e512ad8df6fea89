import { addBirthDate, parseBirthDate } from './birth-date.ts';
import { countryCode } from './countries.ts';
import { addDocument, documentOf } from './document-of.ts';
import type { ListEntity } from './entity.ts';
import { addGender } from './gender.ts';
import { addName, partsOfCommaName } from './list-names.ts';
import { addNationality } from './nationality.ts';
import type { Unread } from './report.ts';

/** Labels under which OFAC's remarks give a number that identifies a person. */
const DOCUMENT =
  /^(Passport(?: Booklet)?|National ID No\.|Cedula No\.|Tax ID No\.|D\.N\.I\.|SSN|C\.U\.R\.P\.|R\.F\.C\.|NIT #|RUC #|RIF #|V\.A\.T\. Number|Identification Number|Personal ID Card|Stateless Person ID Card|Stateless Person Passport|National Foreign ID Number|Driver's License No\.|Birth Certificate Number|Electoral Registry No\.|Residency Number|Diplomatic Passport|Seafarer's Identification Document|Turkish Identification Number|Numero de Identidad|Tarjeta de Identidad|Credencial electoral|Citizen's Card Number|Bosnian Personal ID No\.|Pakistani? (?:NIC|Passport)|Afghan Money Service Provider License Number|Refugee ID Card|Travel Document Number|I\.F\.E\.|C\.U\.I\.T\.|C\.U\.I\.|C\.U\.I\.P\.|Government Gazette Number|Moroccan Personal ID No\.|UAE Identification|VisaNumberID|(?:Public Security and )?Immigration No\.|Serial No\.|MMSI|Italian Fiscal Code|Fiscal Code|Kenyan ID No\.|Military Registration Number|File Number|Registration ID|Registration Number|Matricula Mercantil No|Folio Mercantil No\.|Vessel Registration Identification|Aircraft Mode S Transponder Code|Aircraft Manufacturer's Serial Number \(MSN\)|Economic Register Number \(CBLS\)|Company Number|Commercial Registry Number|Trade License No\.|Business Registration Number|Public Registration Number|UK Company Number|D-U-N-S Number|Paraguayan tax identification number|Romanian C\.R\.|Romanian Permanent Resident|Branch Unit Number|Unified Social Credit Code \(USCC\)|Legal Entity Number|License|Certificate of Incorporation Number|Chamber of Commerce Number|Dubai Chamber of Commerce Membership No\.|Chinese Commercial Code|Tax ID No|SWIFT\/BIC):?\s+(.+)$/;

/** Under any other label: a number and, in brackets, the country that gave it. */
const OTHER_DOCUMENT =
  /^([^\d:,]*[^\d:,\s]) ((?=(?:\S*\d){5})\S+(?: \([^()]+\))* \(([^()]+)\)(?: (?:issued|expire[sd])\b.*)?)$/;

/** Not of a document: OFAC ends the labels of what it has to say about sanctions with a colon or dash. */
export const notDocument = /[:-]$|digital currency|website|email|phone|\bfax\b|\bPOB\b|\bdate\b/i;

/** Reads OFAC's remarks: items separated by ";" that repeat under "alt. ". */
export function readRemarks(entity: ListEntity, remarks: string, unread: Unread): void {
  for (const raw of remarks.split(/;\s*/)) {
    const item = raw
      .trim()
      .replace(/\.$/, '')
      .replace(/^alt\.\s+/, '');
    readItem(entity, item, unread);
  }
}

function readItem(entity: ListEntity, item: string, unread: Unread): void {
  const [, label = '', rest = ''] = /^(DOB|nationality|citizen|Gender|[anf]\.k\.a\.) (.+)$/.exec(item) ?? [];
  switch (label) {
    case 'DOB':
      addBirthDate(entity.birthDates, parseBirthDate(rest) ?? unread('DOB'));
      break;
    case 'nationality':
    case 'citizen':
      addNationality(entity, rest, unread, label);
      break;
    case 'Gender':
      addGender(entity, rest);
      break;
    case '': {
      const [, type, number = ''] = DOCUMENT.exec(item) ?? otherDocument(item) ?? [];
      if (type) addRemarkedDocument(entity, type, number);
      break;
    }
    default: {
      // Weak aliases stand here and nowhere else in the CSV set.
      const alias = /^'(.+)'$/.exec(rest)?.[1];
      if (alias) addName(entity, alias, label === 'f.k.a.' ? 'former' : 'alias', 'weak', partsOfCommaName(alias));
    }
  }
}

function otherDocument(item: string): RegExpExecArray | undefined {
  const found = OTHER_DOCUMENT.exec(item);
  return found && countryCode(found[3] ?? '') && !notDocument.test(found[1] ?? '') ? found : undefined;
}

/** In characters. No number is as long with what stands behind it, and a list may hold anything. */
const LONGEST_DOCUMENT = 500;

/** "K123456(4) (Texas) (United States) issued 1999": the country is told last, in brackets after a space. */
function addRemarkedDocument(entity: ListEntity, type: string, rest: string): void {
  const text = rest.replace(/\s+/g, ' ').slice(0, LONGEST_DOCUMENT);
  const issued = text.replace(/,? (?:issued|expires|expired|individual)\b.*$/, '');
  const [number = '', ...brackets] = issued.split(/ \((?=[^()]*\)(?: \(|$))/);
  const country = brackets.map((bracket) => countryCode(bracket.slice(0, -1))).findLast(Boolean);
  addDocument(entity.documents, documentOf(number.trim(), type, country));
}
