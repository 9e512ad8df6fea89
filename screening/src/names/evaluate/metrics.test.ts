import { expect, it } from 'vitest';
import { areaUnderCurve, bestF1, confusionAt, f1Of, type Labelled, percentile, recallAt } from './metrics.ts';

const rows: Labelled[] = [
  { score: 0.9, match: true },
  { score: 0.8, match: true },
  { score: 0.7, match: false },
  { score: 0.6, match: true },
  { score: 0.2, match: false },
];

it('counts at a threshold', () => {
  const counts = { truePositives: 2, falsePositives: 1, falseNegatives: 1, trueNegatives: 1 };
  expect(confusionAt(rows, 0.7)).toEqual(counts);
  expect(f1Of(counts)).toBeCloseTo(2 / 3);
  expect(bestF1(rows)).toEqual({ f1: 6 / 7, threshold: 0.6 });
});

it('measures the area under the curve, equal scores counting half', () => {
  expect(areaUnderCurve(rows)).toBeCloseTo(5 / 6);
  const tied = [
    { score: 0.5, match: true },
    { score: 0.5, match: false },
  ];
  expect(areaUnderCurve(tied)).toBe(0.5);
});

it('finds the recall at a share of false positives', () => {
  expect(recallAt(rows, 0)).toEqual({ recall: 2 / 3, threshold: 0.7 });
  expect(recallAt(rows, 0.5)).toEqual({ recall: 1, threshold: 0.2 });
});

it('gives percentiles', () => {
  expect(percentile([3, 1, 2], 0.5)).toBe(2);
  expect(percentile([3, 1, 2], 0.95)).toBe(3);
});
