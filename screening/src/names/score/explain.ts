import type { NameAlignment } from '@afc/contract/result';
import type { AlignmentKind } from '@afc/contract/vocabulary';
import type { AnalysedName, NameToken } from '../normalise/analysed-name.ts';
import { sourceOf } from '../normalise/name-pieces.ts';
import { romanise } from '../scripts/romanise.ts';
import { detectScript } from '../scripts/script.ts';
import type { AlignedPair, Alignment } from './alignment.ts';
import { type MatchedHow, OTHER_NAME } from './matched.ts';

/**
 * Which word met which, and how, in the order of the person's name and in the letters both were written in; a side
 * that has no such word is empty.
 */
export function explainAlignment(left: AnalysedName, right: AnalysedName, met: Alignment): NameAlignment[] {
  const alignment = withArticles(met, left.tokens, right.tokens);
  const placeOf = ({ left: [here], right: [there = 0] }: Words): number => here ?? left.tokens.length + there;
  const rows = [...alignment.pairs, ...unmetWords(alignment, left.tokens, right.tokens)]
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((words) => {
      const [subject, entry] = [textOf(left.tokens, words.left), textOf(right.tokens, words.right)];
      return { subject, entry, how: 'cost' in words ? howMet(subject, entry, words, left.person) : words.how };
    });
  return [...(left.person ? rows : eachOnce(rows)), ...explainGeneration(left, right)];
}

/** Words that are explained together, by their places; none on the side that lacks them. */
type Words = Pick<AlignedPair, 'left' | 'right'>;

interface UnmetWords extends Words {
  how: Exclude<AlignmentKind, MatchedHow>;
}

/** A name that stands where the other side has another one contradicts it; every other word was left out. */
function unmetWords({ leftOnly, rightOnly }: Alignment, left: NameToken[], right: NameToken[]): UnmetWords[] {
  const names = rightOnly.filter((index) => !right[index]?.particle);
  const rows = leftOnly.map((index): UnmetWords => {
    const other = left[index]?.particle ? [] : names.splice(0, 1);
    return { left: [index], right: other, how: other.length > 0 ? 'contradicted' : 'omitted' };
  });
  const rest = rightOnly.filter((index) => names.includes(index) || right[index]?.particle);
  return [...rows, ...rest.map((index): UnmetWords => ({ left: [], right: [index], how: 'omitted' }))];
}

/** Two scripts have no letter in common: what costs less than a wrong letter is the transliteration. */
const A_SLIP = 0.3;

function howMet(a: string, b: string, { how, cost }: AlignedPair, person: boolean): AlignmentKind {
  if (cost >= OTHER_NAME) return 'contradicted';
  if (a === b) return 'equal';
  const sameScript = detectScript(a) === detectScript(b);
  if (!sameScript && cost < A_SLIP) return 'transliteration';
  if (how === 'equal') return sameWord(a, b, person);
  return how === 'transliteration' && sameScript && isSpelling(a, b, person) ? 'spelling' : how;
}

const SIGN = /[\d$@|!]/;

/** One word for the comparison, and yet not the same letters: "Abdillahi" and "Abdullah", "Put1n", "Banco" and "Bank". */
function sameWord(a: string, b: string, person: boolean): MatchedHow {
  if (a.toLowerCase() === b.toLowerCase() || plainLetters(a) === plainLetters(b)) return 'equal';
  return person && !SIGN.test(a) && !SIGN.test(b) ? 'transliteration' : 'spelling';
}

/** Words of a language ("Harbor", "Harbour"), and the family name of a woman and a man ("Kowalska", "Kowalski"). */
function isSpelling(a: string, b: string, person: boolean): boolean {
  return !person || familyOf(a) === familyOf(b);
}

const familyOf = (text: string): string =>
  plainLetters(text).replace(/(?<=ov|ev|in|yn|sk|ck|tsk)(?:a[yij]?a?|[iy][yij]?)$/, '');

const plainLetters = (text: string): string => romanise(text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')).text;

/** "التكريتي" is one word, though its article is a word elsewhere: both are shown together. */
function withArticles({ pairs, leftOnly, rightOnly }: Alignment, left: NameToken[], right: NameToken[]): Alignment {
  const words: AlignedPair[] = [];
  const articles: AlignedPair[] = [];
  for (const pair of pairs) {
    const written = nextOfPiece(left, pair.left[0]) ?? nextOfPiece(right, pair.right[0]);
    (written === undefined ? words : articles).push(pair);
  }
  const together = words.map((word) => {
    const own = articles.filter(
      ({ left: [i], right: [j] }) => isIn(word.left, nextOfPiece(left, i)) || isIn(word.right, nextOfPiece(right, j)),
    );
    return {
      ...word,
      left: inOrder([...word.left, ...own.flatMap((article) => article.left)]),
      right: inOrder([...word.right, ...own.flatMap((article) => article.right)]),
    };
  });
  return {
    pairs: together,
    leftOnly: leftOnly.filter((index) => nextOfPiece(left, index) === undefined),
    rightOnly: rightOnly.filter((index) => nextOfPiece(right, index) === undefined),
  };
}

const isIn = (indexes: number[], index: number | undefined): boolean => index !== undefined && indexes.includes(index);
const inOrder = (indexes: number[]): number[] => indexes.sort((a, b) => a - b);

/** Where the word stands that a particle was written together with. */
function nextOfPiece(tokens: NameToken[], index = 0): number | undefined {
  const token = tokens[index];
  const next = tokens[index + 1];
  return token?.particle && next?.writtenOn && next.source === token.source ? index + 1 : undefined;
}

/** "Maschinenbau" is two words in English, and one row. */
function eachOnce(rows: NameAlignment[]): NameAlignment[] {
  return rows.filter((row, at) => {
    const before = rows[at - 1];
    return row.subject !== before?.subject || row.entry !== before.entry || row.how !== before.how;
  });
}

function explainGeneration({ generation: here }: AnalysedName, { generation: there }: AnalysedName): NameAlignment[] {
  if (!here && !there) return [];
  const how = here?.order === there?.order ? 'equal' : here && there ? 'contradicted' : 'omitted';
  return [{ subject: here?.source ?? '', entry: there?.source ?? '', how }];
}

function textOf(tokens: NameToken[], indexes: number[]): string {
  return sourceOf(indexes.flatMap((index) => tokens[index] ?? []));
}
