import type { AnalysedName, NameToken } from '../normalise/analysed-name.ts';
import type { AlignedPair } from './alignment.ts';
import { COSTS } from './costs.ts';

/** An initial is no misspelling: "Putin V.V." is how lists of many countries write. */
const misspelt = (pair: AlignedPair): number => (pair.how === 'initial' ? 0 : pair.cost);

/** "Robert" and "Roberts". With another such pair the other way round they are two people: William Roberts. */
function isFamilyOf(a: NameToken | undefined, b: NameToken | undefined): boolean {
  if (!a || !b) return false;
  return (
    (a.givenName !== undefined && b.text === `${a.text}s`) || (b.givenName !== undefined && a.text === `${b.text}s`)
  );
}

/** What it costs that two words which met stand the other way round on the other side. */
export function orderCost(left: AnalysedName, right: AnalysedName, pairs: AlignedPair[]): number {
  let cost = 0;
  for (const p of pairs) {
    for (const q of pairs) {
      const [pl = 0, pr = 0, ql = 0, qr = 0] = [p.left[0], p.right[0], q.left[0], q.right[0]];
      if (pl >= ql || pr <= qr) continue;
      if (left.tokens[pl]?.particle || left.tokens[ql]?.particle) continue;
      // A word that is both moved and misspelt is less likely the same word.
      cost = Math.max(cost, COSTS.reordered + COSTS.reorderedSpelling * Math.max(misspelt(p), misspelt(q)));
      // The one who is the son here is the father there.
      const sonHere = !left.tokens[pl]?.patronymic && left.tokens[ql]?.patronymic;
      const fatherThere = right.tokens[pr]?.patronymic && !right.tokens[qr]?.patronymic;
      if (sonHere && fatherThere) return COSTS.fatherForSon;
      if (isFamilyOf(left.tokens[pl], right.tokens[pr]) && isFamilyOf(left.tokens[ql], right.tokens[qr])) {
        return COSTS.fatherForSon;
      }
    }
  }
  return cost;
}
