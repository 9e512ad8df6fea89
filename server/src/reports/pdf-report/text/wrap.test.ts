import { describe, expect, it } from 'vitest';
import { atomsOf, visualOrder } from './atoms.ts';
import { wrap } from './wrap.ts';

/** Every character one wide, so that widths are lengths. */
const lines = (text: string, width: number): string[] =>
  wrap(text, width, (atom) => atom.text.length).map(({ atoms }) => atoms.map((atom) => atom.text).join(''));

/** What stands on the paper from left to right; letters inside a word are turned by their font. */
const shown = (text: string): string[] =>
  visualOrder(atomsOf(text))
    .map((atom) => atom.text)
    .filter((word) => word !== ' ');

describe('lines', () => {
  it('end between words and lose the space there', () => {
    expect(lines('one two three', 8)).toEqual(['one two', 'three']);
    expect(lines('one   two', 4)).toEqual(['one', 'two']);
  });

  it('end behind hyphens, slashes and at signs', () => {
    expect(lines('Anna-Maria', 6)).toEqual(['Anna-', 'Maria']);
    expect(lines('somebody@example.org', 12)).toEqual(['somebody@', 'example.org']);
  });

  it('break a word that is longer than a line, and lose none of it', () => {
    const word = 'W'.repeat(25);
    expect(lines(word, 10)).toEqual(['W'.repeat(10), 'W'.repeat(10), 'W'.repeat(5)]);
    expect(lines('ǅ'.repeat(7), 3).join('')).toBe('ǅ'.repeat(7));
  });

  it('end between Chinese characters, not before a full stop', () => {
    expect(lines('王小明', 2)).toEqual(['王小', '明']);
    expect(lines('王小明。', 3)).toEqual(['王小', '明。']);
  });

  it('keep what was written on lines of its own', () => {
    expect(lines('one\ntwo\r\nthree', 99)).toEqual(['one', 'two', 'three']);
  });

  it('never fall inside a character of several marks', () => {
    expect(lines('e\u0301\u0323'.repeat(4), 3).every((line) => !/^\p{M}/u.test(line))).toBe(true);
  });

  it('hold nothing that shows nothing or turns the text around', () => {
    expect(lines('a\u202eb\u200fc\u0007', 99)).toEqual(['abc']);
  });
});

describe('from right to left', () => {
  it('stand the words of a Hebrew or Arabic text', () => {
    expect(shown('דוד בן גוריון')).toEqual(['גוריון', 'בן', 'דוד']);
    expect(shown('محمد علي')).toEqual(['علي', 'محمد']);
  });

  it('stay numbers and Latin words among them as they are', () => {
    expect(shown('דוד 123 בן')).toEqual(['בן', '123', 'דוד']);
    expect(shown('John דוד בן Smith')).toEqual(['John', 'בן', 'דוד', 'Smith']);
  });

  it('stands no sentence of the report that only begins with such a name', () => {
    expect(shown('דוד / דוד: equal; בן: left out').join('')).toBe('דוד/דוד:equal;בן:leftout');
  });

  it('face brackets the other way', () => {
    expect(shown('דוד (בן)').join('')).toBe('(בן)דוד');
  });
});
