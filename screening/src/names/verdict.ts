import type { BirthDateDetail } from '@afc/contract/vocabulary';
import type { NameStrength } from '../lists/entity.ts';
import type { WeighedField } from './evidence.ts';
import { costFor, type NameScore, scoreOf } from './score/score.ts';
import { CONFIRMING_NAME, NEAR_EXACT } from './thresholds.ts';

/** Two full dates leave no name a match that is not nearly exact; of a year or a range little may be known. */
const AGAINST_BIRTH_DATE: Partial<Record<BirthDateDetail, number>> = {
  sameYear: 0.45,
  nearYear: 0.6,
  otherDay: 0.72,
};

/** What contradicting evidence adds to the cost of the name. */
function costAgainst({ field, detail }: WeighedField): number {
  switch (field) {
    case 'dateBirth':
      return AGAINST_BIRTH_DATE[detail ?? 'otherYear'] ?? 1;
    case 'gender':
      return 0.9;
    // People change nationality and lists leave some out.
    case 'nationality':
      return 0.08;
    case 'docId':
      return 0;
  }
}

/** What agreeing evidence leaves of the name's cost: it never lifts a misspelt name to the exact one. */
const LEFT_BY = { bornThatDay: 0.75, daySwapped: 0.85, bornWithin: 0.92, nationality: 0.95, document: 0.6, gender: 1 };

function shareLeft({ field, detail }: WeighedField): number {
  switch (field) {
    case 'dateBirth':
      if (detail === 'exact') return LEFT_BY.bornThatDay;
      return detail === 'swapped' ? LEFT_BY.daySwapped : LEFT_BY.bornWithin;
    case 'nationality':
      return LEFT_BY.nationality;
    case 'docId':
      return LEFT_BY.document;
    case 'gender':
      return LEFT_BY.gender;
  }
}

/** A name that costs more is no match whatever agrees. An equal document number is one whatever the name costs. */
export const liftableCost = (threshold: number): number =>
  costFor(threshold) / (LEFT_BY.bornThatDay * LEFT_BY.nationality * LEFT_BY.gender);

/** A weak alias is shared by many: it ranks behind a strong name of the same closeness. */
const WEAK_ALIAS = 0.12;

export function scoreWithEvidence(name: NameScore, strength: NameStrength, evidence: readonly WeighedField[]): number {
  let { cost } = name;
  if (strength === 'weak') cost += WEAK_ALIAS;
  for (const one of evidence) if (one.verdict === 'agrees') cost *= shareLeft(one);
  for (const one of evidence) if (one.verdict === 'contradicts') cost += costAgainst(one);
  return scoreOf(cost);
}

/** How much speaks for the hit beside the name; ranks hits of the same score. */
export function corroborationOf(evidence: readonly WeighedField[]): number {
  let sum = 0;
  for (const one of evidence) {
    if (one.verdict === 'agrees') sum += 1 + (1 - shareLeft(one));
    if (one.verdict === 'contradicts') sum -= 1;
  }
  return sum;
}

const agrees = (evidence: readonly WeighedField[], field: WeighedField['field']): WeighedField | undefined =>
  evidence.find((one) => one.field === field && one.verdict === 'agrees');

export interface ScoredName {
  /** With the evidence. */
  readonly score: number;
  /** Of the name alone. */
  readonly nameScore: number;
  readonly strength: NameStrength;
  readonly evidence: readonly WeighedField[];
}

export type HitVerdict = 'blacklist' | 'consider';

/**
 * The document number, or a full date of birth with a strong name, confirms an entry. A name alone is a possible
 * match. A weak alias alone never accuses anybody, and evidence cannot hide a name that is nearly exact.
 */
export function decideVerdict(
  { score, nameScore, strength, evidence }: ScoredName,
  threshold: number,
): HitVerdict | undefined {
  if (agrees(evidence, 'docId')) return 'blacklist';
  const bornThen = agrees(evidence, 'dateBirth')?.detail === 'exact';
  const contradicted = evidence.some((one) => one.field === 'gender' && one.verdict === 'contradicts');
  if (bornThen && strength === 'strong' && nameScore >= CONFIRMING_NAME && !contradicted) return 'blacklist';
  return score >= threshold || nameScore >= NEAR_EXACT ? 'consider' : undefined;
}
