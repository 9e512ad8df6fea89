import { arabicReadings } from '../scripts/abjad.ts';
import { plainApostrophes, withoutApostrophes } from '../scripts/apostrophes.ts';
import { givenNameOf } from '../words/given-names.ts';
import { ALSO_CALLED } from './also-called.ts';
import type { WrittenName } from './analysed-name.ts';
import { isOfGod } from './arabic-compounds.ts';
import { mayEndWithSurname, mustBeginWithSurname } from './east-asian.ts';
import { foreignReadings } from './foreign-readings.ts';
import { greekReadings } from './greek-readings.ts';
import { hanReadings } from './han-readings.ts';
import { kanaReadings } from './kana-readings.ts';
import { inOrder } from './letters.ts';
import { namesInBrackets, withoutBrackets } from './names-in-brackets.ts';
import { quotesAsBrackets } from './names-in-quotes.ts';
import { isSurelyAbroad, readingsAbroad } from './readings-abroad.ts';
import { russianReadings } from './russian-readings.ts';
import { isOnlySurname } from './syllables.ts';

/** The ways to read one name of a person, and the other names that stand in it. */
export function personAlternatives<Name extends WrittenName>(name: Name): Name[] {
  const bracketed = quotesAsBrackets(name);
  const written = bracketed ? [name, otherwise(name, bracketed)] : [name];
  // In the other names no others are looked for: a hostile name would have millions.
  return [...written, ...written.flatMap(otherNames)].flatMap(waysToRead);
}

function waysToRead<Name extends WrittenName>(name: Name): Name[] {
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
    ...surnameFirst(name),
    ...servantFirst(name),
    ...servantAlone(name),
    ...spokenOtherwise(name),
    ...uncounted(name),
    ...readings,
  ];
}

type Part = Pick<WrittenName, 'text' | 'given' | 'family' | 'written'>;

/** Another way to write the name, or one of several names that it holds: neither is the name as written. */
const otherwise = <Name extends WrittenName>(name: Name, part: Part): Name => ({
  ...name,
  given: '',
  family: '',
  ...part,
  partOf: name.partOf ?? name.text,
});

const COUNTED = /(?<=\p{L})[0-9]+(?![\p{L}\p{N}])/gu;

/** "Viktor1" may be a Viktor whom somebody counted; or a scanner misread the last letter, as it reads "Rahee1". */
function uncounted<Name extends WrittenName>(name: Name): Name[] {
  const { text, given = '', family = '' } = name;
  if (!/[0-9]/.test(text)) return [];
  const [rest = '', first = '', last = ''] = [text, given, family].map((part) => part.replace(COUNTED, ''));
  return rest === text ? [] : [otherwise(name, { text: rest, given: first, family: last })];
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

const FIRST_OF_TWO = /^\s*([^\s,]{3,6})\s+[^\s,]{1,9}\s*$/;

/** The first field ends where the second syllable of the given name stands in the other. */
function surnameFirst<Name extends WrittenName>(name: Name): Name[] {
  const { given = '', family = '' } = name;
  if (family === '') return [];
  const [, first = ''] = FIRST_OF_TWO.exec(given) ?? [];
  if (!isOnlySurname(first.toLowerCase())) return [];
  const words = withoutApostrophes(`${given} ${family}`.toLowerCase()).trim().split(/\s+/);
  return mustBeginWithSurname(words) ? [{ ...name, text: `${given} ${family}`, given: '', family: '' }] : [];
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
  return [otherwise(name, { text: [servant, rest, last].join(' ').trim() })];
}

const ARABIC = /\p{Script=Arabic}/u;

/** Arabic letters tell neither in which country a name is spoken nor all of its vowels. */
function spokenOtherwise<Name extends WrittenName>(name: Name): Name[] {
  if (!ARABIC.test(name.text)) return [];
  return arabicReadings(name.text).map((text) => otherwise(name, { text, written: name.text }));
}

const SERVANT_AND_SURNAME = /^'?abd[aeu][lr][\s-]+((?:[ae]l[\s-])?([^\s,-]{4,}))$/i;

/** "Abdul Achekzai": where no given name follows, the other half of his own was left out. */
function servantAlone<Name extends WrittenName>(name: Name): Name[] {
  if (!SERVANT.test(name.text)) return [];
  const written = name.given && name.family ? `${name.given} ${name.family}` : inOrder(name.text);
  const [, surname = '', word = ''] = SERVANT_AND_SURNAME.exec(plainApostrophes(written)) ?? [];
  if (surname === '' || givenNameOf(withoutApostrophes(word.toLowerCase())) !== undefined) return [];
  return [otherwise(name, { text: `Abd. ${surname}`, written })];
}

/** Most names have none, and the patterns take longer. */
const OTHER_NAME_SIGNS =
  /[(（/]|\b[adf]\.?k\.?a|alias|known as|\sn[eé]e?\s|\sgeb|\sborn\s|maiden|birth name|nacida|soltera|\sz d|\sroz|урожд|épouse|ép\.|married|\sverh/i;

/** The other names of a person that stand beside the first. */
function otherNames<Name extends WrittenName>(name: Name): Name[] {
  if (!OTHER_NAME_SIGNS.test(name.text)) return [];
  const [first = '', ...more] = withoutBrackets(name.text).split(ALSO_CALLED);
  const called = more.length === 0 ? [] : [first, ...more.filter((part) => part.trim().includes(' '))];
  return [...called.map((text) => ({ text })), ...namesInBrackets(name)].map((part) => otherwise(name, part));
}
