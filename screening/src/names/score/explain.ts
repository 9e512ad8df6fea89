import type { AnalysedName, NameToken } from '../normalise/analysed-name.ts';
import { romanise } from '../scripts/romanise.ts';
import { detectScript } from '../scripts/script.ts';
import type { AlignedPair, Alignment } from './align.ts';
import { type MatchedHow, OTHER_NAME } from './matched.ts';
import { compareAnalysed } from './score.ts';

export interface ExplainedToken {
  /** The piece of the person's name; empty where the entry has a word more. */
  subject: string;
  entry: string;
  how: MatchedHow | 'omitted' | 'contradicted';
}

/** Two scripts have no letter in common: what costs less than a wrong letter is the transliteration. */
const A_SLIP = 0.3;

/** Which word met which, and how, in the order of the person's name and in the letters both were written in. */
export function explainAlignment(left: AnalysedName, right: AnalysedName): ExplainedToken[] {
  const alignment = withArticles(compareAnalysed(left, right).alignment, left.tokens, right.tokens);
  const leftText = (indexes: number[]): string => pieces(indexes.map((i) => left.tokens[i]?.source ?? ''));
  const rightText = (indexes: number[]): string => pieces(indexes.map((i) => right.tokens[i]?.source ?? ''));
  const howOf = (a: string, b: string, { how, cost }: AlignedPair): ExplainedToken['how'] => {
    if (cost >= OTHER_NAME) return 'contradicted';
    if (a === b) return 'equal';
    const sameScript = detectScript(a) === detectScript(b);
    if (!sameScript && cost < A_SLIP) return 'transliteration';
    if (how === 'equal') return sameWord(a, b, left.person);
    return how === 'transliteration' && sameScript && isSpelling(a, b, left.person) ? 'spelling' : how;
  };
  const rows = alignment.pairs.map((pair) => {
    const [subject, entry] = [leftText(pair.left), rightText(pair.right)];
    return { at: pair.left[0] ?? 0, row: { subject, entry, how: howOf(subject, entry, pair) } };
  });
  const restLeft = [...alignment.leftOnly];
  const restRight = alignment.rightOnly.filter((j) => !right.tokens[j]?.particle);
  const out: { at: number; row: ExplainedToken }[] = [...rows];
  for (const i of restLeft) {
    if (left.tokens[i]?.particle) {
      out.push({ at: i, row: { subject: leftText([i]), entry: '', how: 'omitted' } });
      continue;
    }
    const other = restRight.shift();
    const row: ExplainedToken =
      other === undefined
        ? { subject: leftText([i]), entry: '', how: 'omitted' }
        : { subject: leftText([i]), entry: rightText([other]), how: 'contradicted' };
    out.push({ at: i, row });
  }
  const particles = alignment.rightOnly.filter((j) => right.tokens[j]?.particle);
  for (const j of [...restRight, ...particles].sort((a, b) => a - b)) {
    out.push({ at: left.tokens.length + j, row: { subject: '', entry: rightText([j]), how: 'omitted' } });
  }
  const inOrderOfName = out.sort((a, b) => a.at - b.at).map(({ row }) => row);
  return [...(left.person ? inOrderOfName : eachOnce(inOrderOfName)), ...explainGeneration(left, right)];
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
  return token?.particle && tokens[index + 1]?.source === token.source ? index + 1 : undefined;
}

/** "Maschinenbau" is two words in English, and one row. */
function eachOnce(rows: ExplainedToken[]): ExplainedToken[] {
  return rows.filter((row, at) => {
    const before = rows[at - 1];
    return row.subject !== before?.subject || row.entry !== before.entry || row.how !== before.how;
  });
}

function explainGeneration({ generation: here }: AnalysedName, { generation: there }: AnalysedName): ExplainedToken[] {
  if (!here && !there) return [];
  const how = here?.order === there?.order ? 'equal' : here && there ? 'contradicted' : 'omitted';
  return [{ subject: here?.source ?? '', entry: there?.source ?? '', how }];
}

function pieces(sources: string[]): string {
  return [...new Set(sources)].join(' ');
}
