import { expect, it } from 'vitest';
import { emptyEntity } from '../../lists/entity.ts';
import { addName } from '../../lists/list-names.ts';
import { screenPerson } from '../screen-person.ts';
import { buildNameIndex } from './name-index.ts';

function entry(name: string) {
  const entity = emptyEntity(name, 'person');
  addName(entity, name, 'primary', 'strong');
  return entity;
}

it.each([
  ['Edward Morgan Forster', 'EM Forster', 'Anna FORSTER'],
  ['John Ronald Reuel Tolkien', 'JRR Tolkien', 'Jrr Beispiel'],
  ['Kah Kee Tan', 'Chen Jiageng', 'Чэнь Ли'],
  ['Ramu Beispiel', 'Ram Beispiel', 'राम कुमार'],
  ['Xiaomin Wang', 'Wang Xiaoming', 'Ван Сяомин'],
  ['Alireza Beispiel', 'علیرضا Beispiel', 'رضا علی'],
])('what "%s" and "%s" have in common does not depend on "%s" being on the list', (asked, listed, other) => {
  const scoreBeside = (...others: string[]) =>
    screenPerson(buildNameIndex([...others, listed].map(entry)), { firstname: '', lastname: asked }).find(
      ({ reference }) => reference === listed,
    )?.score;
  const alone = scoreBeside();
  expect(alone).toBeGreaterThan(0.74);
  expect(scoreBeside(other)).toBe(alone);
});
