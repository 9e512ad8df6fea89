import type { BirthDateDetail } from '@afc/contract/vocabulary';
import { describe, expect, it } from 'vitest';
import type { WeighedField } from './evidence.ts';
import { compareNames, costFor } from './score/score.ts';
import { CONFIRMING_NAME, NAME_THRESHOLD, NEAR_EXACT } from './thresholds.ts';
import { corroborationOf, decideVerdict, liftableCost, scoreWithEvidence } from './verdict.ts';

const evidence = (
  field: WeighedField['field'],
  verdict: WeighedField['verdict'],
  detail?: BirthDateDetail,
): WeighedField => ({ field, verdict, subject: '', entry: '', ...(detail ? { detail } : {}) });

const bornThen = evidence('dateBirth', 'agrees', 'exact');
const otherGender = evidence('gender', 'contradicts');

describe('a full date of birth', () => {
  const decided = (nameScore: number, ...known: WeighedField[]) =>
    decideVerdict({ score: nameScore, nameScore, strength: 'strong', evidence: [bornThen, ...known] }, NAME_THRESHOLD);

  it('confirms a strong name from the confirming score on, and no other', () => {
    expect(decided(CONFIRMING_NAME)).toBe('blacklist');
    expect(decided(CONFIRMING_NAME - 0.001)).toBe('consider');
  });

  it('confirms nobody of another gender', () => {
    expect(decided(1, otherGender)).toBe('consider');
  });

  it('confirms also somebody of another nationality', () => {
    expect(decided(1, evidence('nationality', 'contradicts'))).toBe('blacklist');
  });
});

it('a name is a possible match from the threshold on, or where it is nearly exact whatever its score became', () => {
  const decided = (score: number, nameScore: number) =>
    decideVerdict({ score, nameScore, strength: 'strong', evidence: [] }, NAME_THRESHOLD);
  expect(decided(NAME_THRESHOLD, NAME_THRESHOLD)).toBe('consider');
  expect(decided(NAME_THRESHOLD - 0.001, NEAR_EXACT - 0.001)).toBeUndefined();
  expect(decided(0, NEAR_EXACT)).toBe('consider');
});

describe('the score', () => {
  const name = compareNames('Viktor Sampleson', 'Viktr Samplson');
  const scored = (...known: WeighedField[]) => scoreWithEvidence(name, 'strong', known);

  it('ranks a weak alias behind a strong name of the same closeness', () => {
    expect(scoreWithEvidence(name, 'weak', [])).toBeLessThan(scored());
  });

  it('falls the more the further a date of birth is away', () => {
    const born = (detail: BirthDateDetail) => scored(evidence('dateBirth', 'contradicts', detail));
    expect(scored()).toBeGreaterThan(born('sameYear'));
    expect(born('sameYear')).toBeGreaterThan(born('nearYear'));
    expect(born('nearYear')).toBeGreaterThan(born('otherDay'));
    expect(born('otherDay')).toBeGreaterThan(born('otherYear'));
  });

  it('rises to the threshold by what agrees from the cost on beyond which names are dropped', () => {
    const farthest = { ...name, cost: liftableCost(NAME_THRESHOLD) };
    const agreed = [bornThen, evidence('nationality', 'agrees'), evidence('gender', 'agrees')];
    expect(scoreWithEvidence(farthest, 'strong', agreed)).toBeCloseTo(NAME_THRESHOLD, 10);
  });

  it('falls below the threshold by another full date of birth or gender where the name is not nearly exact', () => {
    const almostExact = { ...name, score: NEAR_EXACT - 0.001, cost: costFor(NEAR_EXACT - 0.001) };
    const agreed = evidence('nationality', 'agrees');
    for (const contradicted of [evidence('dateBirth', 'contradicts', 'otherDay'), otherGender])
      expect(scoreWithEvidence(almostExact, 'strong', [agreed, contradicted])).toBeLessThan(NAME_THRESHOLD);
  });

  it('rises with what agrees, the most with the document and the day of birth, and never to the exact name', () => {
    const bornAs = (detail: 'swapped' | 'within') => scored(evidence('dateBirth', 'agrees', detail));
    const [document, day] = [scored(evidence('docId', 'agrees')), scored(bornThen)];
    expect(document).toBeGreaterThan(day);
    const [swapped, within] = [bornAs('swapped'), bornAs('within')];
    expect(day).toBeGreaterThan(swapped);
    expect(swapped).toBeGreaterThan(within);
    expect(within).toBeGreaterThan(scored());
    expect(scored(evidence('nationality', 'agrees'))).toBeGreaterThan(scored());
    expect(scored(evidence('docId', 'agrees'), bornThen, evidence('nationality', 'agrees'))).toBeLessThan(1);
  });
});

it('of hits of the same score the one goes first for which more speaks, and less against it', () => {
  const agreed = corroborationOf([evidence('nationality', 'agrees')]);
  expect(agreed).toBeGreaterThan(corroborationOf([]));
  expect(corroborationOf([bornThen])).toBeGreaterThan(agreed);
  expect(corroborationOf([evidence('nationality', 'agrees'), otherGender])).toBeLessThan(agreed);
  expect(corroborationOf([otherGender])).toBeLessThan(corroborationOf([]));
});
