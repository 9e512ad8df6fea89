import { expect, it } from 'vitest';
import { analyseName } from '../normalise/analyse-name.ts';
import { explainAlignment } from './explain.ts';

const explain = (subject: string, entry: string): string[] =>
  explainAlignment(analyseName(subject), analyseName(entry)).map(({ subject: a, entry: b, how }) => `${a}|${b}|${how}`);

it('says of every word what it met and how, in the letters both were written in', () => {
  expect(explain('Sasha V. Petroff', 'Aleksandr Viktorovich PETROV')).toEqual([
    'Sasha|Aleksandr|nickname',
    'V.|Viktorovich|initial',
    'Petroff|PETROV|spelling',
  ]);
  expect(explain('Лавров Sergey', 'Lavrov, Sergey Viktorovich')).toEqual([
    'Лавров|Lavrov|transliteration',
    'Sergey|Sergey|equal',
    '|Viktorovich|omitted',
  ]);
  expect(explain('بشار الأسد', 'Bashar al-Assad')).toEqual([
    'بشار|Bashar|transliteration',
    'الأسد|al Assad|transliteration',
  ]);
  expect(explain('Bashar al-Assad', 'بشار الأسد')).toContain('al Assad|الأسد|transliteration');
  expect(explain('Bashar Assad', 'بشار الأسد')).toContain('Assad|الأسد|transliteration');
});

it('tells a word left out from a word contradicted', () => {
  expect(explain('Sergey Borisovich Lavrov', 'Sergey Viktorovich Lavrov')).toContain(
    'Borisovich|Viktorovich|contradicted',
  );
  expect(explain('Sergey Lavrov Example', 'Sergey Lavrov')).toContain('Example||omitted');
});

it('says that one known name contradicts another, and one generation the other', () => {
  expect(explain('Mario Example', 'Maria Example')).toEqual(['Mario|Maria|contradicted', 'Example|Example|equal']);
  expect(explain('Otto Example Jr.', 'Otto Example Sr')).toContain('Jr.|Sr|contradicted');
  expect(explain('Otto Example', 'Otto Example III')).toContain('|III|omitted');
});

it('shows a word written apart as one row', () => {
  expect(explain('VladimirPutin', 'Vladimir Putin')).toEqual(['VladimirPutin|Vladimir Putin|spelling']);
});
