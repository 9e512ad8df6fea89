import { parseBirthDate } from './birth-date.ts';
import { countryCode } from './countries.ts';
import { addDocument, documentOf } from './document-of.ts';
import type { ListDocument, ListEntity } from './entity.ts';
import { childText, type XmlElement } from './xml-elements.ts';

/** In characters. What follows is not read: no note is as long, and a list may hold anything. */
const LONGEST_PROSE = 2_000;

/** What the UN calls documents where it writes of them in words, up to the number. */
const KIND =
  /\b(?:passport|travel document|(?:national )?(?:identity|identification|id)(?: card)?|(?:residential|residence) card|ssn|social security|(?:fiscal|tax) code|driving licen[cs]e)\b(?: \(\p{L}+\))?[ .:]*(?:(?:number|no\b|n°|№)[ .:]*)?/giu;

/** A series before the number has three letters at most. */
const NUMBER = /^(?:\p{Lu}{1,3}[ -]{1,2})?[\p{L}\d/-]{0,30}\d[\p{L}\d/-]{0,30}/u;

/** Of a number that has no words before it. */
const AFTERWARDS = /^(?:$|,? (?:issued|expire[sd]?)\b)/;

/** It is on the list because somebody used it, but it is nobody's. */
const FALSE = /\b(?:false|fake|fraudulent|counterfeit|forged)\b/i;

/** As many words may name the country: "Democratic Republic of the Congo". */
const COUNTRY_WORDS = 5;

/** The documents that a text in words tells of: "Tunisian passport number L 123456 issued on 28 Feb. 1996". */
export function documentsIn(prose: string): ListDocument[] {
  const text = prose.slice(0, LONGEST_PROSE).replace(/\s+/g, ' ').trim();
  if (FALSE.test(text)) return [];
  return [...text.matchAll(KIND)].flatMap((kind) => {
    const rest = text.slice(kind.index + kind[0].length);
    const number = numberAt(rest);
    if (!number) return [];
    const country = countryBefore(text.slice(0, kind.index)) ?? countryBehind(rest);
    // The UN knows these two types.
    const type = /passport|travel/i.test(kind[0]) ? 'Passport' : 'National Identification Number';
    return [{ type, number, ...(country ? { country } : {}) }];
  });
}

/** "Passport issued in 1974" has a year and no number. */
function numberAt(text: string): string | undefined {
  const [number = ''] = NUMBER.exec(text) ?? [];
  return number === '' || parseBirthDate(number) ? undefined : number;
}

/** The longest of the words that stand before the document: "born in Kabul, South Sudanese". */
function countryBefore(text: string): string | undefined {
  const words = (text.split(/[^\p{L} ]/u).at(-1) ?? '').trim().split(' ');
  for (let count = COUNTRY_WORDS; count > 0; count -= 1) {
    const name = words.slice(-count).join(' ');
    // The words "in" and "no" are codes of countries too.
    const country = /^(?:\p{Lu}{2,3}$|\p{Lu}.{3})/u.test(name) ? countryCode(name) : undefined;
    if (country) return country;
  }
  return undefined;
}

/** In brackets, before the next thing that is told: "123456, expires 21 August 2005 (Iraq)". */
function countryBehind(text: string): string | undefined {
  const [own = ''] = text.split(';', 1);
  const brackets = [...own.matchAll(/\(([^()]*)\)/g)];
  return brackets.map(([, inside = '']) => countryCode(inside)).find((country) => country !== undefined);
}

/** Where the field of the number is empty, it stands in words beside it. */
export function readDocument(entity: ListEntity, element: XmlElement): void {
  const type = childText(element, 'TYPE_OF_DOCUMENT');
  const second = childText(element, 'TYPE_OF_DOCUMENT2');
  const country = childText(element, 'ISSUING_COUNTRY') || childText(element, 'COUNTRY_OF_ISSUE');
  const number = childText(element, 'NUMBER');
  if (FALSE.test(`${type} ${second} ${number}`)) return;
  const known = documentOf(number, type || second, country);
  // What the fields say of it is surer than the words.
  for (const document of known ? [known] : inWords(second, childText(element, 'NOTE')))
    addDocument(entity.documents, { ...document, ...documentOf(document.number, type, country) });
}

function inWords(type: string, note: string): ListDocument[] {
  const number = bareNumber(note);
  return number ? [{ number }] : [type, note].flatMap(documentsIn);
}

/** "04123456 issued on 18 Jun. 1999" */
function bareNumber(note: string): string | undefined {
  const number = numberAt(note);
  return number && AFTERWARDS.test(note.slice(number.length)) ? number : undefined;
}
