import { describe, expect, it } from 'vitest';
import { sfaceScoreCurve as curve } from './data/sface-score-curve.ts';
import { falseAcceptRate, strangerOdds } from './score-curve.ts';
import { faceThresholds } from './thresholds.ts';

describe('the score curve of the default model', () => {
  it.each([
    [0.3, 1e-2],
    [0.363, 1.2e-3],
    [0.4, 3.0e-4],
    [0.45, 3.3e-5],
    [0.5, 1.4e-6],
    [0.55, 1.4e-7],
    [0.6, 6e-9],
    [0.65, 2e-10],
  ])('at cosine %f strangers are accepted at a rate of %f', (cosine, far) => {
    expect(falseAcceptRate(curve, cosine) / far).toBeGreaterThan(0.9);
    expect(falseAcceptRate(curve, cosine) / far).toBeLessThan(1.1);
  });

  it('never rises, also where the measured part ends and the normal tail begins', () => {
    for (let cosine = -0.2; cosine < 1; cosine += 0.001)
      expect(falseAcceptRate(curve, cosine + 0.001)).toBeLessThanOrEqual(falseAcceptRate(curve, cosine));
  });

  it('says what a score means', () => {
    expect(strangerOdds(curve, 0.45) / 30_000).toBeCloseTo(1, 1);
    expect(strangerOdds(curve, 0.2)).toBeCloseTo(9, 0);
    expect(strangerOdds(curve, 0.9)).toBe(1_000_000_000);
  });
});

describe('the thresholds', () => {
  it.each([
    [0, 0.363, 0.5],
    [10, 0.363, 0.5],
    [100, 0.409, 0.516],
    [1_000, 0.461, 0.555],
    [10_000, 0.497, 0.592],
    [100_000, 0.543, 0.626],
    [1_000_000, 0.55, 0.65],
  ])('for a gallery of %i are %f and %f', (gallerySize, consider, blacklist) => {
    const thresholds = faceThresholds({ curve, gallerySize });
    expect(thresholds.consider).toBeCloseTo(consider, 3);
    expect(thresholds.blacklist).toBeCloseTo(blacklist, 3);
  });

  it('keep the share of searches that raise a stranger until the cap', () => {
    const strangers = (gallerySize: number) => {
      const { consider, blacklist } = faceThresholds({ curve, gallerySize });
      return [consider, blacklist].map((cosine) => gallerySize * falseAcceptRate(curve, cosine));
    };
    expect(strangers(10_000)).toEqual([expect.closeTo(0.02, 3), expect.closeTo(0.0001, 6)]);
    expect(strangers(10_000_000)[0]).toBeCloseTo(1.37, 2);
  });

  it('follow other targets', () => {
    const strict = faceThresholds({ curve, gallerySize: 1_000, considerTarget: 0.001 });
    const lax = faceThresholds({ curve, gallerySize: 1_000, considerTarget: 0.2 });
    expect(strict.consider).toBeGreaterThan(0.49);
    expect(lax.consider).toBeLessThan(0.42);
  });

  it('are what the operator fixed, and blacklisting never asks for less than considering', () => {
    const fixed = { consider: 0.4, blacklist: 0.6 };
    expect(faceThresholds({ curve, gallerySize: 1e6, fixed })).toEqual(fixed);
    expect(faceThresholds({ curve, gallerySize: 10, fixed: { consider: 0.7 } }).blacklist).toBe(0.7);
  });
});
