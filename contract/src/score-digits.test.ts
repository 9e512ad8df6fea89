import { expect, test } from 'vitest';
import { scoreDigits } from './score-digits.ts';
import { faceEvidence, noEvidence, providerEvidence } from './testing/results.ts';

test.each([
  [0.9, 0.74, 2],
  [0.74, 0.74, 2],
  [0.7449, 0.74, 2],
  [0.73, 0.74, 2],
  [0.735, 0.74, 3],
  [0.739, 0.74, 3],
  [0.7396, 0.74, 4],
  [0.7399999, 0.74, 7],
])('a score of %d against %d is shown with %i decimals', (score, threshold, digits) => {
  expect(scoreDigits({ ...noEvidence, score, threshold })).toBe(digits);
});

test('a face is held against both thresholds', () => {
  const evidence = (cosine: number, blacklistThreshold: number) => ({
    ...faceEvidence,
    face: faceEvidence.face && { ...faceEvidence.face, cosine, blacklistThreshold },
  });
  expect(scoreDigits(evidence(0.58, 0.55))).toBe(2);
  expect(scoreDigits(evidence(0.5512, 0.5518))).toBe(3);
  expect(scoreDigits(evidence(0.5487, 0.5493))).toBe(4);
});

test("the score of a list entry's name is held against the threshold too", () => {
  const provider = { ...providerEvidence, nameScore: 0.7396 };
  expect(scoreDigits({ ...noEvidence, score: 0.9, threshold: 0.74, provider })).toBe(4);
});
