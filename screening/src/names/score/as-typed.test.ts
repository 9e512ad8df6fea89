import { describe, expect, it } from 'vitest';
import { NAME_THRESHOLD } from '../thresholds.ts';
import { compareNames } from './score.ts';

const score = (a: string, b: string): number => compareNames(a, b).score;

describe('a name as papers and officers write it', () => {
  it.each([
    ['Ivan Salauyou', 'Ivan Solovyov', 'a Belarusian spelling'],
    ['Nonso Example', 'Chinonso Example', 'an Igbo short form'],
  ])('%s is %s: %s', (a, b) => {
    expect(score(a, b)).toBeGreaterThan(NAME_THRESHOLD);
    expect(score(a, b)).toBeLessThan(1);
  });
});

describe('somebody else', () => {
  it.each([
    ['Otto Tsvetkov', 'Otto Tsvetaev', 'another known surname'],
    ['Azamat Beispiel', 'Azat Beispiel', 'another known given name'],
  ])('%s is not %s: %s', (a, b) => expect(score(a, b)).toBeLessThan(NAME_THRESHOLD));
});
