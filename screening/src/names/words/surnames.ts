import { readTable, rowNumbers, tableRows } from '../table-rows.ts';
import { givenNameOf, SHORTEST_JAPANESE } from './given-names.ts';

const numbers = rowNumbers(readTable('surnames'));
// What the same characters are read as is one surname: Yamazaki and Yamasaki.
for (const [number, [, ...readings]] of tableRows(readTable('japanese-surnames')).entries()) {
  const known = readings.map((reading) => numbers.get(reading)).find((one) => one !== undefined);
  for (const reading of readings)
    if (reading.length >= SHORTEST_JAPANESE && !numbers.has(reading)) numbers.set(reading, known ?? -1 - number);
}

/** The number of the surname a word is a spelling of; undefined for every other word. */
export function surnameNumber(word: string): number | undefined {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  if (word.endsWith('a')) return numberOfWife(word);
  const [, russian] = BALTIC.exec(word) ?? [];
  return russian === undefined ? undefined : numbers.get(russian);
}

/** "Ivanovas" and "Ivanovs" are an Ivanov in Lithuania and Latvia. */
const BALTIC = /^(.+(?:ov|ev|in|sky|ski))a?s$/;

/** "Ivanova" and "Kowalska" are the same family as "Ivanov" and "Kowalski"; Martina is no Martin's. */
function numberOfWife(word: string): number | undefined {
  const masculine = /(?:ov|ev|in|yn)a$/.test(word)
    ? word.slice(0, -1)
    : word.replace(/(?<=[sc]k)(?:aya|aia|aja|a)$/, 'i');
  if (masculine === word || givenNameOf(word) !== undefined) return undefined;
  // "Nováková"; "Hájková", whose husband is a Hájek.
  return numbers.get(masculine) ?? (word.endsWith('ova') ? numberOfHusband(word.slice(0, -3)) : undefined);
}

const numberOfHusband = (stem: string): number | undefined =>
  numbers.get(stem) ?? (/[^aeiouy][kc]$/.test(stem) ? numbers.get(`${stem.slice(0, -1)}e${stem.at(-1)}`) : undefined);

/** What makes another family's name out of one: "Kellermann", "Nováček", "Petrovsky". */
const DERIVED_ENDS = new Set(
  'mann man sky ski skiy enko ek cek ec son sen zadeh zade zada zai nejad pour tas oglu ci li'.split(' '),
);

/** "Keller" and "Kellermann": each a name, and longer by no slip of the pen. */
export function isDerivedFrom(name: string, other: string): boolean {
  if (name.length < 4 || !other.startsWith(name)) return false;
  const end = other.slice(name.length);
  // "Rashidi" and "Rashidian"
  if (DERIVED_ENDS.has(end) || (end === 'an' && name.endsWith('i'))) return true;
  // "Moroz" and "Morozov"; but some of those who were made Karimovs are called Karim again.
  return SONS_END.test(end) && givenNameOf(name) === undefined;
}

const SONS_END = /^[oe]va?$/;

/** What families are called by in many languages, each row one ending: a stem with two of them is two families. */
const FAMILY_ENDS = rowNumbers(`
ov ova ev eva off eff ow owa ew; in ina yn yna ine; enko enka; chuk czuk tschuk ychuk ichuk; uk yuk iuk; ik yk; ak; ek
icek acek ecek; sky ski skiy skyy skyi skij skaya ska; yan ian; dze; shvili; zadeh zade zada; pour poor; nejad nezhad
son sson; sen ssen; mann man; berg; bach; stein; feld; heim; stad stadt; strom; qvist kvist quist; gren; lund; opoulos
akis; idis ides; escu; eanu; oglu
`);
const LONGEST_END = 7;
const SHORTEST_STEM = 4;

/** "Gorelik" and "Gorelov", "Steinberg" and "Steinbach". */
export function haveOtherEnds(a: string, b: string): boolean {
  let stem = 0;
  while (stem < a.length && a[stem] === b[stem]) stem += 1;
  for (let at = stem; at >= SHORTEST_STEM && at > stem - LONGEST_END; at--) {
    const [one, other] = [FAMILY_ENDS.get(a.slice(at)), FAMILY_ENDS.get(b.slice(at))];
    if (one !== undefined && other !== undefined) return one !== other;
  }
  return false;
}
