import { expect, it } from 'vitest';
import type { EntityKind } from '../../lists/entity.ts';
import { analyseName } from '../normalise/analyse-name.ts';
import { explainAlignment } from './explain.ts';
import { compareAnalysed } from './score.ts';

function explain(subject: string, entry: string, kind: EntityKind = 'person'): string[] {
  const [left, right] = [analyseName(subject, kind), analyseName(entry, kind)];
  const rows = explainAlignment(left, right, compareAnalysed(left, right).alignment);
  return rows.map(({ subject: a, entry: b, how }) => `${a}|${b}|${how}`);
}

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

it('calls only the same letters equal', () => {
  expect(explain('Thérèse Example', "THERESE Ex'ample")).toEqual(['Thérèse|THERESE|equal', "Example|Ex'ample|equal"]);
  expect(explain('Abdillahi Put1n', 'Abdullah Putin')).toEqual([
    'Abdillahi|Abdullah|transliteration',
    'Put1n|Putin|spelling',
  ]);
  expect(explain('王毅', '王沂')).toEqual(['王|王|equal', '毅|沂|spelling']);
  expect(explain('Banco Beispiel', 'Beispiel Bank', 'organisation')).toContain('Banco|Bank|spelling');
});

it('calls another ending, and another spelling of a word that is no name, no transliteration', () => {
  expect(explain('Anna Kowalska', 'Anna Kowalski')).toContain('Kowalska|Kowalski|spelling');
  expect(explain('Blue Harbor', 'Blue Harbour', 'organisation')).toContain('Harbor|Harbour|spelling');
});

it('takes the small words of Arabic names for each other, and for nothing else', () => {
  expect(explain('Otto as-Safrani', 'Otto al-Safrani')).toContain('as|al|transliteration');
  expect(explain('Otto ibn Beispiel', 'Otto ben Beispiel')).toContain('ibn|ben|transliteration');
  expect(explain('Otto Ould Beispiel', 'Otto el Beispiel')).toEqual(
    expect.arrayContaining(['Ould||omitted', '|el|omitted']),
  );
});

it('shows initials of several words beside the words they stand for', () => {
  expect(explain('MK Gandhi', 'Mohandas Karamchand Gandhi')).toEqual([
    'MK|Mohandas Karamchand|initial',
    'Gandhi|Gandhi|equal',
  ]);
  expect(explain('Chun Y. Choe', 'Choe Chun-yong')).toEqual(['Chun Y.|Chun yong|initial', 'Choe|Choe|equal']);
});

it('shows a word as often as it is written', () => {
  expect(explain('Bingbing Fan', 'Fan Bing Bing')).toContain('Bingbing|Bing Bing|equal');
  expect(explain('O T T O Mustermann', 'Otto Mustermann')).toEqual(['O T T O Mustermann|Otto Mustermann|spelling']);
});

it('takes a Korean surname of one letter for no initial', () => {
  expect(explain('O Kuk-ryol', 'Oh Guk-ryeol')).toContain('O|Oh|transliteration');
});

it('shows a word written apart as one row, and so two names that met as a whole', () => {
  expect(explain('VladimirPutin', 'Vladimir Putin')).toEqual(['VladimirPutin|Vladimir Putin|spelling']);
  expect(explain('Prayut Chan-o-cha', 'Prayuth Chanocha')).toEqual(['Prayut Chan o cha|Prayuth Chanocha|spelling']);
  expect(explain('EBI', 'Example Beispiel Industries', 'organisation')).toEqual([
    'EBI|Example Beispiel Industries|initial',
  ]);
  expect(explain('Beispiel Maschinenbau', 'BEISPIEL Maschinenbau', 'organisation')).toHaveLength(2);
});
