import { expect, it } from 'vitest';
import { emptyEntity, type ListEntity } from '../../lists/entity.ts';
import { addName } from '../../lists/list-names.ts';
import { screenPerson } from '../screen-person.ts';
import { buildNameIndex } from './name-index.ts';

function entry(name: string): ListEntity {
  const entity = emptyEntity(name, 'person');
  addName(entity, name, 'primary', 'strong');
  return entity;
}

/** More people of one frequent name than are compared in full. */
const CROWD = Array.from('abcdefghijklmnopqrst');
const crowd = (name: string): ListEntity[] =>
  CROWD.flatMap((a) => ['eben', 'olto', 'unda', 'aski'].map((end) => entry(`${name} ${a}${end}`)));

it.each([
  ['Ali', 'Ali Darwish', 'Ali Darouish', 'a w as French writes it'],
  ['Ali', 'Ali Wahabi', 'Ali Ouahabi', 'the same at the beginning'],
  ['Youssef', 'Youssef Shahin', 'Yusuf Chahine', 'a "sh" as French writes it'],
  ['Tan', 'Tan Kah Kee', '陳嘉庚', 'a given name as Singapore writes it'],
  ['Choe', 'CHOE, Chun Yong', 'Chun Y. Choe', 'a syllable as its initial'],
  ['Kim', 'KIM, Kyonghak', 'Kim Kynong Hak', 'a space and a letter too many'],
  ['Jose', 'Jose Gregorio Noriega Figueroa', 'Jose Gregorionoriegafigueroa', 'three words of four as one'],
])('finds among many called %s the one called %s as %s: %s', (many, listed, written) => {
  const index = buildNameIndex([...crowd(many), entry(listed)]);
  expect(screenPerson(index, { firstname: '', lastname: written })).toMatchObject([{ reference: listed }]);
});

it.each([
  ['Evgeny Zhdanov', 'Jewgenij Schdanow', 'a known given name'],
  ['Hussein Mohamud Farah', 'Xuseen Maxamuud Faarax', 'three of them in Somali'],
  ['Tiba Syoiti', 'Chiba Shoichi', 'a language that is written in two ways'],
  ['Pornthip Tuayang', 'นางสาวพรทิพย์ ตัวอย่าง', 'an r that Thai does not speak'],
  ['พรทิพย์ ตัวอย่าง', 'Pornthip Tuayang', 'the same the other way round'],
])('finds %s as %s, where no word is spelt alike: %s', (listed, written) => {
  const index = buildNameIndex([entry('Otto Beispiel'), entry(listed)]);
  expect(screenPerson(index, { firstname: '', lastname: written })).toMatchObject([{ reference: listed }]);
});

it('keeps characters apart that are read alike', () => {
  const index = buildNameIndex([entry('田中和夫'), entry('田中一夫')]);
  const [first, second] = screenPerson(index, { firstname: '', lastname: '田中和夫' });
  expect(first).toMatchObject({ reference: '田中和夫', score: 1 });
  expect(second).toMatchObject({ reference: '田中一夫', score: expect.closeTo(0.82, 2) });
});
