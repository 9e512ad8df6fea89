import { maxFieldLength } from '@afc/contract/limits';
import { describe, expect, it } from 'vitest';
import { analyseName } from './analyse-name.ts';
import type { AnalysedName } from './analysed-name.ts';

const wordsOf = ({ tokens }: AnalysedName): string => tokens.map(({ text }) => text).join(' ');
const words = (text: string): string => wordsOf(analyseName(text));
const organisation = (text: string): string => wordsOf(analyseName(text, 'organisation'));

describe('a person’s name in Latin letters', () => {
  it.each([
    ['Владимир Путин', 'vladimir putin'],
    ['Володимир Зеленський', 'volodimir zelenskiy'],
    ['Κυριάκος Μητσοτάκης', 'kyriakos mitsotakis'],
    ['Ντόρα Μπακογιάννη', 'dora bakoyanni'],
    ['بشار الأسد', 'bashar al asad'],
    ['فرناندو بيريز', 'frnandw byryz'],
    ['יצחק רבין', 'yitzhak rbyn'],
    ['欧阳修', 'ouyang xiu'],
    ['さとう ゆうき', 'sato yuki'],
    ['习近平', 'xi jinping'],
    ['ボー・バイデン', 'bo baiden'],
    ['김정은', 'kim jeongeun'],
    ['Բարակ Օբամա', 'barak obama'],
  ])('%s', (text, expected) => expect(words(text)).toBe(expected));
});

describe('what is not the name', () => {
  it.each([
    ['Dr. Rami Makhlouf', 'rami makhlouf'],
    ['MAKHLOUF, Rami', 'rami makhlouf'],
    ["O'Brien, Mary-Anne", 'mary anne obrien'],
    ['Ramı\u0301 (the elder) Makhlouf', 'rami makhlouf'],
    ['Ra\u200bmi \u202eMakhlouf', 'rami makhlouf'],
    ['J.R. Example', 'j r example'],
  ])('%s', (text, expected) => expect(words(text)).toBe(expected));

  it.each(['’', '‘', 'ʼ', 'ʻ', '′', '´', '`'])('the shape of an apostrophe: %s', (shape) => {
    const inShape = (text: string) => text.replaceAll("'", shape);
    for (const name of ["Mary O'Brien", "SA'lD"]) expect(words(inShape(name))).toBe(words(name));
    for (const name of ["Banca d'Italia", "Int'l Men's Wear"]) {
      expect(organisation(inShape(name))).toBe(organisation(name));
    }
  });

  it('a title that may be a name weighs as little as a particle, beside two names', () => {
    const light = (text: string) => analyseName(text).tokens.map(({ text: word, particle }) => [word, particle]);
    expect(light('Haji Otto Beispiel')[0]).toEqual(['haji', true]);
    expect(light('Haji Beispiel')[0]).toEqual(['haji', false]);
  });

  it('a Vietnamese word is a name though it looks like a particle', () => {
    const particles = (text: string) => analyseName(text).tokens.filter(({ particle }) => particle).length;
    expect(particles('Le Van Anh')).toBe(0);
    expect(particles('Jan van der Beispiel')).toBe(2);
  });

  it('a title that is all of the name stays', () => {
    expect(words('Sheikh')).toBe('sheikh');
    expect(words('Amir Hafiz')).toBe('amir hafiz');
  });
});

describe('one name in several spellings', () => {
  it.each([
    ['Abd al-Rahman', 'abdulrahman'],
    ['Abdul Rahman', 'abdulrahman'],
    ['Abdurrahman', 'abdulrahman'],
    ['Abd Allah', 'abdullah'],
    ['Nur al-Din', 'nuruddin'],
    ['Nureddin', 'nuruddin'],
    ['Saif Ullah', 'saifullah'],
    ['Abu Bakr', 'abubakar'],
    ['Abdurr Rahman', 'abdulrahman'],
    ['Nur al-Ddin', 'nuruddin'],
  ])('%s is one word', (text, expected) => expect(words(text)).toBe(expected));

  it('puts the syllables of a Korean or Chinese given name together', () => {
    for (const text of ['Kim Jong-un', 'Kim Jong Un', 'KIM Jongun']) expect(words(text)).toBe('kim jongun');
    expect(words('Xi Jin Ping')).toBe('xi jinping');
    expect(words('Maria Jose Ana')).toBe('maria jose ana');
  });

  it('does so through a slip in one of them, and where the given name stands for the surname', () => {
    expect(words('Kim Jogn Un')).toBe('kim jognun');
    expect(words('Kim Jong Unn')).toBe('kim jongunn');
    expect(words('Ikm Jong Un')).toBe('ikm jongun');
    expect(words('Kkim Jong Un')).toBe('kkim jongun');
    expect(words('JONG UN, KIM')).toBe('kim jongun');
    for (const text of ['Ann Lee Kim', 'Ho Tan Anh']) expect(words(text)).toBe(text.toLowerCase());
  });
});

describe('letters put for others', () => {
  it('reads Cyrillic letters inside a Latin word as the Latin ones they look like', () => {
    expect(words('Раul Exаmple')).toBe('paul example');
  });

  it('reads a small l inside a word in capitals as the I that a scanner saw', () => {
    expect(words('OTTO BElSPlEL')).toBe('otto beispiel');
    expect(words("Otto l'EXEMPLE Al")).toBe('otto lexemple al');
  });

  it('reads digits inside a word as letters, and leaves numbers alone', () => {
    expect(words('I9or Sech1n')).toBe('igor sechin');
    expect(words('Igor 1971')).toBe('igor 1971');
  });
});

it('knows the father’s name', () => {
  const patronymics = (text: string) =>
    analyseName(text)
      .tokens.filter(({ patronymic }) => patronymic)
      .map(({ text: word }) => word);
  expect(patronymics('Ahmad bin Hasan')).toEqual(['hasan']);
  expect(patronymics('Sergey Viktorovich Lavrov')).toEqual(['viktorovich']);
  expect(patronymics('Ben Example')).toEqual([]);
});

describe('a name of an organisation', () => {
  it.each([
    ['Siemens Aktiengesellschaft', 'siemens'],
    ['ООО "Пример"', 'primer'],
    ['A.B.C. Company', 'abc'],
    ['Example & Sons Ltd.', 'example and sons'],
    ['Limited', 'limited'],
  ])('%s: legal form apart', (text, expected) => expect(organisation(text)).toBe(expected));

  it('reads numbers however they are written', () => {
    const numbers = (text: string) => analyseName(text, 'vessel').tokens.map(({ number }) => number);
    expect(numbers('Fixtura III')[1]).toBe('3');
    expect(numbers('Fixtura Three')[1]).toBe('3');
    expect(numbers('Fixtura 3')[1]).toBe('3');
  });
});

it('finds an Arabic w before a long vowel by its consonant', () => {
  const keyOf = (text: string) => analyseName(text).tokens[0]?.key;
  expect(keyOf('نماوار')).toBe(keyOf('Namawar'));
  expect(keyOf('نمور')).toBe(keyOf('Namur'));
});

it('compares no more letters of a word than a field of a form may have', () => {
  const [, word] = analyseName(`Otto ${'beispiel'.repeat(1_000)}`).tokens;
  expect(word?.text).toHaveLength(maxFieldLength);
});
