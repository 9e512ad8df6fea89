import { APOSTROPHE } from '../scripts/apostrophes.ts';
import { detectScript, isSyllabic } from '../scripts/script.ts';
import { TITLES } from '../words/name-words.ts';
import { isPlaceholder, wordsOf } from '../words/placeholders.ts';
import type { WrittenName } from './analysed-name.ts';

export type PartsOfName = Required<Pick<WrittenName, 'text' | 'given' | 'family'>>;

const BRACKETS = /[(（]([^()（）]*)[)）]/gu;
const SIGN = /[()（）]/u;
export const withoutBrackets = (text: string): string => text.replace(BRACKETS, ' ').replace(/\s+/g, ' ').trim();

/**
 * A field as it is meant: brackets around all of it, or that are open in one field and closed in the other, set nothing
 * apart.
 */
export function withoutOuterBrackets(field: string): string {
  if (!SIGN.test(field)) return field;
  const rest = withoutBrackets(field);
  return SIGN.test(rest) || !/\p{L}/u.test(rest) ? field.replace(/[()（）]/g, ' ').trim() : field;
}

/** Before another surname: of her parents, or of her husband. */
const SURNAME_MARKS = `née|nee|né|geb|geborene[rn]?|born|maiden name|birth name|nacida|de soltera|z domu|z d|roz|rozená
урожд|урожденная|урождённая|épouse|ép|married|verh|verheiratete`.replaceAll('\n', '|');
const END = String.raw`(?:\.\s*|[\s:]+)`;
const SURNAME_MARK = new RegExp(`^(?:${SURNAME_MARKS})${END}`, 'iu');
/** Before any other name. */
const OTHER_MARK = new RegExp(
  `^(?:formerly|former|ex|now|previously(?: listed as)?|also known as|known as|[af]\\.?k\\.?a|alias|original script)${END}`,
  'iu',
);
/** Not "Born", which is a surname, but in capitals it may be either. */
const MARK_BETWEEN = new RegExp(
  String.raw`^(.*\p{L}[,\s]+)((?:${SURNAME_MARKS}|${SURNAME_MARKS.toUpperCase()})${END}[${APOSTROPHE}]?\p{L}.*)$`,
  'u',
);

/** "Testova née Primerova": as good as in brackets. */
function bracketMarked(text: string): string {
  if (text.includes('(')) return text;
  return text.replace(MARK_BETWEEN, '$1($2)');
}

interface OtherName {
  other: string;
  /** "née Walsh" */
  isSurname: boolean;
}

const MOST_WORDS = 8;
/** Each is read in several ways, and a list may hold anything. */
const MOST_NAMES = 10;

/** The names that stand in the brackets of a text. A number, a title, "birth name" or a sentence is none. */
function otherNamesIn(text: string): OtherName[] {
  const insides = Array.from(text.matchAll(BRACKETS), ([, inside = '']) => inside.split(';')).flat();
  return insides.slice(0, MOST_NAMES).flatMap((inside) => {
    const marked = inside.trim();
    const other = marked.replace(SURNAME_MARK, '').replace(OTHER_MARK, '').trim();
    const isSurname = SURNAME_MARK.test(marked);
    return isName(other, isSurname) ? { other, isSurname } : [];
  });
}

/** A surname may have one letter: "née O". */
function isName(text: string, isSurname: boolean): boolean {
  const words = wordsOf(text).filter((word) => !TITLES.has(word));
  const isRemark = text.split(/\s+/).length > MOST_WORDS || words.at(-1) === 'name' || isPlaceholder(words);
  return (isSurname ? /\p{L}/u : /\p{L}{2}/u).test(text) && !/\p{N}/u.test(text) && !isRemark;
}

const isOneWord = (text: string): boolean => !/\s/.test(text);
/** Characters have no spaces: 习近平. */
export const isWholeName = (text: string): boolean =>
  !isOneWord(text) || (text.length > 1 && isSyllabic(detectScript(text)));
const isWhole = ({ other, isSurname }: OtherName): boolean => !isSurname && isWholeName(other);

/** "Robert (Bob)": a word in brackets stands for the one before. */
const INSTEAD = /(?:[^\s()（）]+\s*)?[(（]([^()（）]*)[)）]/gu;
const instead = (text: string): string =>
  withoutBrackets(
    text.replace(INSTEAD, (all) => {
      const [one] = otherNamesIn(all);
      return one && !one.isSurname && isOneWord(one.other) ? one.other : all;
    }),
  );

/** The last word and what stands in brackets behind it. */
const LAST_WORD = /^(.*\s)?([^\s()（）]+(?:\s*[(（][^()（）]*[)）])*[\s,.]*)$/u;

/** Where the surname stands; `told` where the name says so, and not only its place. */
function fieldsOf({ text, given, family }: WrittenName): { given: string; family: string; told: boolean } {
  if (given && family && !SURNAME_MARK.test(family))
    return { given: bracketMarked(given), family: bracketMarked(family), told: true };
  const [last = '', first, ...more] = text.split(',');
  if (
    first !== undefined &&
    more.length === 0 &&
    /\p{L}/u.test(withoutBrackets(last)) &&
    /\p{L}/u.test(withoutBrackets(first))
  )
    return { given: bracketMarked(first), family: bracketMarked(last), told: true };
  const [, before = '', word = text] = LAST_WORD.exec(bracketMarked(text)) ?? [];
  return { given: before, family: word, told: false };
}

/**
 * The other names of a person that stand in brackets: a whole name, or a word instead of the surname or of the word
 * before it, in each way to put them together.
 */
export function namesInBrackets(name: WrittenName): PartsOfName[] {
  const { given, family, told } = fieldsOf(name);
  const [inGiven, inFamily] = [otherNamesIn(given), otherNamesIn(family)];
  const all = [...inGiven, ...inFamily];
  if (all.length === 0) return [];
  const surnames = [
    ...inFamily.filter((one) => one.isSurname || isOneWord(one.other)),
    ...inGiven.filter((one) => one.isSurname),
  ].map(({ other }) => other);
  const givens = new Set([withoutBrackets(given), instead(given)]);
  const readings = [withoutBrackets(family), ...surnames].flatMap((last) =>
    Array.from(givens, (first) => ({
      text: `${first} ${last}`.trim(),
      given: told ? first : '',
      family: told ? last : '',
    })),
  );
  // The first is read without being asked for, unless there are no brackets.
  return [
    ...readings.slice(SIGN.test(name.text) ? 1 : 0),
    ...all.filter(isWhole).map(({ other }) => ({ text: other, given: '', family: '' })),
  ];
}
