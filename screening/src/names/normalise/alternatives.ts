import type { EntityKind } from '../../lists/entity.ts';
import { arabicReadings } from '../scripts/abjad.ts';
import { plainApostrophes, withoutApostrophes } from '../scripts/apostrophes.ts';
import { givenNameOf } from '../words/given-names.ts';
import { isPlace } from '../words/places.ts';
import { isTranslated } from './analyse-organisation.ts';
import type { WrittenName } from './analysed-name.ts';
import { isOfGod } from './arabic-compounds.ts';
import { mayEndWithSurname } from './east-asian.ts';
import { foreignReadings } from './foreign-readings.ts';
import { greekReadings } from './greek-readings.ts';
import { hanReadings } from './han-readings.ts';
import { kanaReadings } from './kana-readings.ts';
import { inOrder } from './letters.ts';
import { isSurelyAbroad, readingsAbroad } from './readings-abroad.ts';
import { russianReadings } from './russian-readings.ts';

type PartOfName = Pick<WrittenName, 'text' | 'inBrackets'>;

/** The ways to read one written name; any of them may be the one that the other side has. */
export function alternatives<Name extends WrittenName>(name: Name, kind: EntityKind): Name[] {
  if (kind === 'person') {
    const abroad = readingsAbroad(name);
    if (abroad.length > 0 && isSurelyAbroad(name)) return abroad.map((reading) => ({ ...name, reading }));
    const readings = [
      ...hanReadings(name),
      ...foreignReadings(name),
      ...kanaReadings(name),
      ...greekReadings(name),
      ...russianReadings(name),
      ...abroad,
    ].map((reading) => ({
      ...name,
      reading,
    }));
    return [
      name,
      ...surnameLast(name),
      ...servantFirst(name),
      ...servantAlone(name),
      ...spokenOtherwise(name),
      ...otherNames(name),
      ...readings,
    ];
  }
  const parts: PartOfName[] = [...eitherName(name.text).map((text) => ({ text })), ...nameInBrackets(name.text)];
  const names = [name, ...parts.map((part) => ({ ...name, ...part, partOf: name.text }))];
  return names.flatMap((one) => (isTranslated(one.text) ? [one, { ...one, asWritten: true }] : [one]));
}

/** Words short enough to be syllables: two given names, then the surname. */
const THREE_WORDS = /^\s*([^\s,]{1,9}\s+[^\s,]{1,9})\s+([^\s,]{1,9})\s*$/;

/** A name of three syllables may have its surname last, even where the first could be one. */
function surnameLast<Name extends WrittenName>(name: Name): Name[] {
  const [, given, family] = (!name.family && THREE_WORDS.exec(name.text)) || [];
  if (!given || !family) return [];
  const words = withoutApostrophes(`${given} ${family}`.toLowerCase()).split(/\s+/);
  return mayEndWithSurname(words) ? [{ ...name, given, family }] : [];
}

/** Most names have none, and the patterns below take longer. */
const SERVANT = /abd/i;
const SERVANT_BEHIND = /^([^,]*[^,\s])\s+('?abd(?:[ue][lr])?)(?:\s+([^\s,]+))?$/i;

/**
 * "Rahman Abdul": nobody is called "servant of" alone, so it belongs before the name that somebody put first. So it does
 * in "Rahman Abdul Beispiel", where God is called by the word before it and not by the one behind.
 */
function servantFirst<Name extends WrittenName>(name: Name): Name[] {
  if (!SERVANT.test(name.text)) return [];
  const [, rest = '', servant = '', last] = SERVANT_BEHIND.exec(plainApostrophes(name.text)) ?? [];
  if (rest === '' || (last && (!isOfGod(rest.toLowerCase()) || isOfGod(last.toLowerCase())))) return [];
  const text = [servant, rest, last].join(' ').trim();
  return [{ ...name, text, given: '', family: '', partOf: name.text }];
}

const ARABIC = /\p{Script=Arabic}/u;

/** Arabic letters tell neither in which country a name is spoken nor all of its vowels. */
function spokenOtherwise<Name extends WrittenName>(name: Name): Name[] {
  if (!ARABIC.test(name.text)) return [];
  return arabicReadings(name.text).map((text) => ({ ...name, text, given: '', family: '', partOf: name.text }));
}

const SERVANT_AND_SURNAME = /^'?abd[aeu][lr][\s-]+((?:[ae]l[\s-])?([^\s,-]{4,}))$/i;

/** "Abdul Achekzai": where no given name follows, the other half of his own was left out. */
function servantAlone<Name extends WrittenName>(name: Name): Name[] {
  if (!SERVANT.test(name.text)) return [];
  const written = name.given && name.family ? `${name.given} ${name.family}` : inOrder(name.text);
  const [, surname = '', word = ''] = SERVANT_AND_SURNAME.exec(plainApostrophes(written)) ?? [];
  if (surname === '' || givenNameOf(withoutApostrophes(word.toLowerCase())) !== undefined) return [];
  return [{ ...name, text: `Abd. ${surname}`, given: '', family: '', partOf: name.text }];
}

/** Most names have none, and the patterns below take longer. */
const OTHER_NAME_SIGNS = /[(/]|\b[adf]\.?k\.?a|alias|known as/i;
const ALSO_CALLED =
  /[\s,(]+(?:a[/.]?k[/.]?a\.?|f[/.]?k[/.]?a\.?|d[/.]?b[/.]?a\.?|t\/a|alias|also known as|trading as)[\s:]+/i;
/** "Elena Ivanova (Sidorova)", "Mary O'Brien (née Walsh)" and "Robert (Bob) Hill": one word instead of the one before. */
const INSTEAD = /[^\s(]+\s+\((?:née |nee |born |geb\. )?(\p{Lu}[\p{L}'’-]{2,})\)/u;

/** The other names of a person that stand beside the first. */
function otherNames<Name extends WrittenName>(name: Name): Name[] {
  const { text } = name;
  if (!OTHER_NAME_SIGNS.test(text)) return [];
  const [first = '', ...more] = text.split(ALSO_CALLED);
  const parts = more.length === 0 ? [] : [first, ...more.filter((part) => part.trim().includes(' '))];
  if (text.includes('(') && INSTEAD.test(text)) parts.push(text.replace(INSTEAD, '$1'));
  return parts.map((part) => ({ ...name, text: part, given: '', family: '', partOf: text }));
}

/** "Al-Qa'ida/Islamic Army" and "BluePort d/b/a Acme" are two names. */
function eitherName(text: string): string[] {
  const called = text.split(ALSO_CALLED);
  const parts = (called.length < 2 ? text.split('/') : called).filter((part) => part.trim().length > 3);
  return parts.length < 2 ? [] : parts;
}

const BRACKETS = /\(([^()]{4,})\)/;
const FORMER = /^(?:ex|now|formerly|former|previously|also known as|[af]\.?k\.?a\.?)(?:[ :-]+|$)/i;

/**
 * "Bank for Development (Vnesheconombank)" and "Adrian Darya 1 (ex Grace 1)", but not "Example Bank (Armenia)", nor
 * "Example (Dalian) Co., Ltd.": in the middle stands the place, or an acronym.
 */
function nameInBrackets(text: string): PartOfName[] {
  const found = BRACKETS.exec(text);
  if (!found) return [];
  const [all = '', inside = ''] = found;
  const other = inside.replace(FORMER, '').trim();
  if (other.length < 4 || other.split(/\s+/).every((word) => isPlace(word.toLowerCase()))) return [];
  if (other !== inside.trim()) return [{ text: other }, { text: text.replace(all, ' ') }];
  const isLast = !/[\p{L}\p{N}]/u.test(text.slice(found.index + all.length));
  return isLast || isAcronymOf(other, text.slice(0, found.index)) ? [{ text: other, inBrackets: true }] : [];
}

/** "Example Air Great Lakes (EAGL); Fixture Business Company": its letters begin words before it. */
function isAcronymOf(acronym: string, before: string): boolean {
  const letters = acronym.toLowerCase();
  let at = 0;
  for (const word of before.toLowerCase().split(/[\s-]+/)) if (at < letters.length && word[0] === letters[at]) at += 1;
  return at === letters.length;
}
