import { describe, expect, it } from 'vitest';
import { indexOf } from '../testing/listed-people.ts';
import { alternatives } from './normalise/alternatives.ts';
import { screenPerson } from './screen-person.ts';

const hector = indexOf('BEISPIEL QUIRK, Hector Luis', "D'Artagnan O'QUIRKY");
const found = (firstname: string, lastname: string, index = hector) =>
  screenPerson(index, { firstname, lastname }).map(({ reference }) => reference);

describe('a nickname in quotation marks hides nobody', () => {
  it.each([
    ['Héctor "El Flaco"', 'Beispiel'],
    ['Héctor', '"El Flaco" Beispiel'],
    ['Héctor', 'Beispiel "El Flaco"'],
    ['"El Flaco" Héctor', 'Beispiel'],
    ['Héctor “El Flaco” Beispiel', ''],
    ['Héctor ”Flaco” Beispiel', ''],
    ['Héctor „El Flaco“', 'Beispiel'],
    ['Héctor « El Flaco »', 'Beispiel'],
    ["Héctor 'El Flaco'", 'Beispiel'],
    ["Héctor 'Chato d'Or'", 'Beispiel'],
    ["Héctor ''Flaco''", 'Beispiel'],
    ['Héctor ‘Flaco’', 'Beispiel'],
    ['Beispiel, Héctor "El Flaco"', ''],
    ['Héctor a.k.a. "Flaco" Beispiel', ''],
    ["Héctor Beispiel a.k.a. 'El Flaco'", ''],
    ['Héctor (“El Flaco”) Beispiel', ''],
    ['Héctor "El Flaco"', 'Beispiel (Zebulon)'],
  ])('%s|%s', (firstname, lastname) => {
    expect(found(firstname, lastname)).toEqual(['BEISPIEL QUIRK, Hector Luis']);
  });

  it('in a list, either', () => {
    const index = indexOf('Otto “Zebulon” Beispiel');
    expect(found('Otto', 'Beispiel', index)).toEqual(['Otto “Zebulon” Beispiel']);
    expect(found('Zebulon', 'Beispiel', index)).toEqual(['Otto “Zebulon” Beispiel']);
    expect(screenPerson(index, { firstname: 'Otto “Zebulon”', lastname: 'Beispiel' })[0]?.score).toBe(1);
  });
});

it.each([
  ['"D\'Artagnan"', "O'Quirky"],
  ['D’Artagnan', '“O’Quirky”'],
])('a name in quotation marks is a name: %s|%s', (firstname, lastname) => {
  expect(found(firstname, lastname)).toEqual(["D'Artagnan O'QUIRKY"]);
});

it.each([
  "D'Artagnan O'Quirky d'Or",
  "Muhammad 'Ala' Husayn",
  'Ali Zafir ‘Abdullah’',
  "Baha' Salim Hasan 'Abd al-Rahman al-'Ata'",
  'Hamza ‘Ubayd Juday’',
  'Otto "Beispiel',
  "Otto 'Beispiel Quirk",
  'Otto "Beispiel"',
  '"Otto Beispiel"',
])('no sign that encloses no nickname is read as one that does: %s', (text) => {
  expect(alternatives({ text }, 'person').filter((name) => name.text.includes('('))).toEqual([]);
});

it.each(['Otto "Beispiel" ', "Otto 'Beispiel' ", '"Otto Beispiel ', "'Otto "])(
  'a hostile name has no more readings than nicknames: many times %s',
  (part) => {
    const times = 200;
    expect(alternatives({ text: part.repeat(times) }, 'person').length).toBeLessThan(times + 5);
  },
);

it('what people are called otherwise does not make them somebody else', () => {
  expect(found('Anna "Hector"', 'Zebulon')).toEqual([]);
  expect(found('Anna "Beispiel"', 'Zebulon')).toEqual([]);
});
