import type { AnalysedName, NameToken } from '../normalise/analysed-name.ts';
import { inEnglish } from '../words/organisation-terms.ts';
import { STATE_WORDS, TASK_WORDS } from '../words/organisation-words.ts';
import { isPlace } from '../words/places.ts';
import type { AlignedPair, Alignment } from './alignment.ts';
import { COSTS } from './costs.ts';
import { SAME_NUMBER } from './matched.ts';
import { carried } from './words-met.ts';

/** A word that differs by more is not just misspelt. */
const SLIP = 0.5;

/** What an organisation's name costs beyond its spelling: its legal form, its number, and how little its words say. */
export function organisationCost(
  left: AnalysedName,
  right: AnalysedName,
  { pairs, leftOnly, rightOnly }: Alignment,
): number {
  const unmet = carried(left.tokens, leftOnly) + carried(right.tokens, rightOnly);
  const sameWords = unmet === 0 && pairs.every((pair) => pair.cost <= SAME_NUMBER);
  let cost = 0;
  if (left.legalForm && right.legalForm && left.legalForm !== right.legalForm) cost += COSTS.legalForm;
  if (pairs.some((pair) => isOtherNumber(left, right, pair))) cost += COSTS.otherNumber;
  else if (
    (left.legalForm ?? right.legalForm) !== undefined &&
    isOfSeries(left, leftOnly) !== isOfSeries(right, rightOnly)
  )
    cost += COSTS.otherNumber;
  const distinctive = pairs.filter(({ left: places, cost: differs }) =>
    places.some((at) => {
      const word = left.tokens[at];
      // "Military Unit 1" and "Military Unit 2"
      return word !== undefined && word.weight > 0.5 && (word.number === undefined || differs === 0);
    }),
  );
  if (distinctive.length === 0 && !sameWords) cost += COSTS.notDistinctive;
  // "Bank Mellat" and "Bank Melli": one word alone tells them apart.
  if (pairs.length > 1 && distinctive.length === 1 && (distinctive[0]?.cost ?? 0) > SLIP) cost += COSTS.onlyWordDiffers;
  if (distinctive.length > 0 && distinctive.every((pair) => isPlaceOnly(left, pair)))
    if (hasOwnWord(left, leftOnly) || hasOwnWord(right, rightOnly)) cost += COSTS.otherOfCountry;
  return cost;
}

/** A country, mostly: "Bank of Iran". */
const isPlaceOnly = ({ tokens }: AnalysedName, pair: AlignedPair): boolean =>
  pair.left.every((at) => isPlace(tokens[at]?.text ?? ''));

/** "Bank of Iran", "Development Bank of Iran" and "Primer Bank of Iran" are three; "National Bank of Iran" may be any. */
const hasOwnWord = ({ tokens }: AnalysedName, rest: number[]): boolean =>
  rest.some((at) => {
    const word = tokens[at];
    return word !== undefined && (isOwnWord(word) || TASK_WORDS.has(inEnglish(word.text)));
  });

const isOwnWord = ({ text, weight, number }: NameToken): boolean =>
  weight > 0.9 && number === undefined && !isPlace(text) && !STATE_WORDS.has(inEnglish(text));

/** "Factory No. 9" and "Factory No. 40"; ships and funds, which are numbered without the word, may be of one owner. */
function isOtherNumber(left: AnalysedName, right: AnalysedName, pair: AlignedPair): boolean {
  const numbered = ({ tokens }: AnalysedName, [at = 0]: number[]) =>
    tokens[at]?.number !== undefined && inEnglish(tokens[at - 1]?.text ?? '') === 'number';
  return pair.cost > 0.1 && numbered(left, pair.left) && numbered(right, pair.right);
}

/** "Example Holdings II LLC" is not "Example Holdings LLC". */
const isOfSeries = ({ tokens }: AnalysedName, rest: number[]): boolean =>
  rest.some((at) => ROMAN_NUMBER.test(tokens[at]?.text ?? ''));
const ROMAN_NUMBER = /^(?:ii|iii|iv|vi{1,3}|ix|xi{1,3}|xiv|xvi?)$/;
