import { describe, expect, it } from 'vitest';
import { indexOf } from '../testing/listed-people.ts';
import { alternatives } from './normalise/alternatives.ts';
import { screenPerson } from './screen-person.ts';

const maria = indexOf('Maria Elena PRIMEROVA', 'Vladimir Beispielow', '习近平', 'O Chong Ok');
const found = (firstname: string, lastname: string, index = maria) =>
  screenPerson(index, { firstname, lastname }).map(({ reference }) => reference);

describe('a name in brackets hides nobody', () => {
  it.each([
    ['Zebulon', 'Quirk (Maria Elena Primerova)'],
    ['Zebulon', 'Quirk (aka Maria Elena Primerova)'],
    ['Zebulon (formerly Maria Elena Primerova)', 'Quirk'],
    ['Zebulon Quirk（Maria Elena Primerova）', ''],
    ['Maria Elena', '(Primerova)'],
    ['(Maria Elena)', '(Primerova)'],
    ['(Maria Elena Primerova)', ''],
    ['Maria Elena (', 'Primerova)'],
    ['Zebulon Quirk (alias', 'Maria Elena Primerova)'],
    ['Maria Elena', 'Quirkova (née Primerova)'],
    ['maria elena', 'quirkova (nee primerova)'],
    ['MARIA ELENA', 'QUIRKOVA (NÉE PRIMEROVA)'],
    ['Maria Elena', 'Quirkova Smith (formerly Primerova)'],
    ['Maria Elena', 'Quirkova (maiden name: Primerova)'],
    ['Maria Elena (born Primerova)', 'Quirkova'],
    ['Maria Elena Quirkova (geb. Primerova)', ''],
    ['Quirkova (geb. Primerova), Maria Elena', ''],
    ['Maria Elena Quirkova', '(née Primerova)'],
    ['Maria Elena', 'Primerova (Mrs)'],
    ['Maria Elena', 'Primerova (b. 1970)'],
  ])('%s|%s', (firstname, lastname) => {
    expect(found(firstname, lastname)).toEqual(['Maria Elena PRIMEROVA']);
  });

  it.each([
    ['Maria Elena', 'Quirkova née Primerova'],
    ['MARIA ELENA', 'QUIRKOVA NÉE PRIMEROVA'],
    ['Maria Elena', 'Quirkova, geb. Primerova'],
    ['Maria Elena Quirkova born Primerova', ''],
    ['Maria Elena', 'Primerova épouse Quirkova-Beispielskaya'],
  ])('nor does another surname without brackets: %s|%s', (firstname, lastname) => {
    const [hit] = screenPerson(maria, { firstname, lastname });
    expect(hit?.nameScore).toBeGreaterThan(0.99);
  });

  it('nor do the shortest of surnames', () => {
    expect(found('Chong Ok', 'Quirkova (née O)')).toEqual(['O Chong Ok']);
    expect(found('Chong Ok', 'Quirkova née O')).toEqual(['O Chong Ok']);
  });

  it('a name that stands in two scripts is found by either', () => {
    expect(found('Quirk (Владимир)', 'Quirk (Бейспилов)')).toEqual(['Vladimir Beispielow']);
    expect(found('Quirk', 'Quirkov (习近平)')).toEqual(['习近平']);
  });
});

it('a listed name is found by what stands before its brackets and by what stands in them', () => {
  const index = indexOf('Otto Beispiel (Zebulon Quirk)', 'VZORKOVA (QUIRKOVA), Anna');
  expect(found('Otto', 'Beispiel', index)).toEqual(['Otto Beispiel (Zebulon Quirk)']);
  expect(found('Zebulon', 'Quirk', index)).toEqual(['Otto Beispiel (Zebulon Quirk)']);
  expect(found('Anna', 'Vzorkova', index)).toEqual(['VZORKOVA (QUIRKOVA), Anna']);
  expect(found('Anna', 'Quirkova', index)).toEqual(['VZORKOVA (QUIRKOVA), Anna']);
});

it.each(['Otto née Beispiel ', 'Otto (Beispiel) ', 'Otto (Zebulon Quirk) ', 'Otto (Zebulon (Quirk '])(
  'a hostile name has no more readings than brackets: many times %s',
  (part) => {
    const times = 200;
    expect(alternatives({ text: part.repeat(times) }, 'person').length).toBeLessThan(times + 5);
  },
);

it('what people are called otherwise does not make them somebody else', () => {
  expect(found('Maria Born', 'Quirk')).toEqual([]);
  expect(found('Anna', 'Primerova (née Quirk)')).toEqual([]);
});
