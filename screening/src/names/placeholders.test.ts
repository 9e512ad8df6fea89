import { describe, expect, it } from 'vitest';
import { indexOf } from '../testing/listed-people.ts';
import { screenPerson } from './screen-person.ts';

const index = indexOf('Kim Jong Un', 'Beispielyanto', 'Beispielia Na', 'Maritza', 'Nene', 'Mauro', 'Abou Ala', 'Sana');
const found = (firstname: string, lastname: string) =>
  screenPerson(index, { firstname, lastname }).map(({ reference }) => reference);

describe('a field that says that there is no name is as good as empty', () => {
  const nothings = `
    - ; . ; ???; 0; 😀; N/A; NA; n.a.; X; XXX; Unknown; none; NULL; nil; FNU; LNU; FNU LNU; no surname; No Last Name
    Surname unknown; not applicable; Mr; Prof. Dr.; Señora; desconocido; SIN APELLIDO; no tiene; Sans prénom; Нет; 不详
  `;
  it.each(nothings.trim().split(/\s*[;\n]\s*/))('%s', (nothing) => {
    for (const name of ['Kim Jong Un', 'Beispielyanto']) {
      expect(found(name, nothing)).toEqual([name]);
      expect(found(nothing, name)).toEqual([name]);
    }
  });
});

it('a short one may be a name, too', () => {
  expect(found('Beispielia', 'Na')).toEqual(['Beispielia Na']);
});

it.each([
  ['Mrs', ''],
  ['Mr', 'Mr'],
  ['None', 'None'],
  ['NA', 'NA'],
  ['A', 'A'],
  ['', 'A. A.'],
])('titles, placeholders and initials alone are nobody’s name: %s|%s', (firstname, lastname) => {
  expect(found(firstname, lastname)).toEqual([]);
});
