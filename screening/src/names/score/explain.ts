import type { AnalysedName } from '../normalise/analysed-name.ts';
import { detectScript } from '../scripts/script.ts';
import type { AlignedPair } from './align.ts';
import { compareAnalysed } from './score.ts';
import { type MatchedHow, OTHER_NAME } from './token-match.ts';

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
  const { alignment } = compareAnalysed(left, right);
  const leftText = (indexes: number[]): string => pieces(indexes.map((i) => left.tokens[i]?.source ?? ''));
  const rightText = (indexes: number[]): string => pieces(indexes.map((i) => right.tokens[i]?.source ?? ''));
  const howOf = ({ left: [i = 0], right: [j = 0], how, cost }: AlignedPair): ExplainedToken['how'] => {
    if (cost >= OTHER_NAME) return 'contradicted';
    const scripts = [detectScript(left.tokens[i]?.source ?? ''), detectScript(right.tokens[j]?.source ?? '')];
    return cost < A_SLIP && scripts[0] !== scripts[1] ? 'transliteration' : how;
  };
  const rows = alignment.pairs.map((pair) => ({
    at: pair.left[0] ?? 0,
    row: { subject: leftText(pair.left), entry: rightText(pair.right), how: howOf(pair) } satisfies ExplainedToken,
  }));
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
  return [...out.sort((a, b) => a.at - b.at).map(({ row }) => row), ...explainGeneration(left, right)];
}

function explainGeneration({ generation: here }: AnalysedName, { generation: there }: AnalysedName): ExplainedToken[] {
  if (!here && !there) return [];
  const how = here?.order === there?.order ? 'equal' : here && there ? 'contradicted' : 'omitted';
  return [{ subject: here?.source ?? '', entry: there?.source ?? '', how }];
}

function pieces(sources: string[]): string {
  return [...new Set(sources)].join(' ');
}
