import { describe, expect, it } from 'vitest';
import { emptyEntity } from '../../lists/entity.ts';
import { addName } from '../../lists/list-names.ts';
import { buildNameIndex } from '../index/name-index.ts';
import { screenPerson } from '../screen-person.ts';
import { NAME_THRESHOLD } from '../thresholds.ts';
import { compareNames } from './score.ts';

const score = (a: string, b: string) => compareNames(a, b).score;

describe('a name of elsewhere as Russian writes it', () => {
  it.each([
    ['Си Цзиньпин', 'Xi Jinping', 'a soft n, and a hard one for ng'],
    ['Чжу Жунцзи', 'Zhu Rongji', 'the letter of a French j for r'],
    ['Ли Кэцян', '李克强', 'beside characters'],
    ['Чжан Чжунъань', 'Zhang Zhong’an', 'the sign that keeps syllables apart'],
    ['Чжан Чжунань', 'Zhang Zhunan', 'the same without it'],
    ['Оуян Фэн', 'Ouyang Feng', 'a surname of two syllables'],
    ['Ким Чен Ын', 'Kim Jong Un', 'Korean as newspapers write it'],
    ['Ким Чонын', 'Kim Jong-un', 'the same by the rules, in one word'],
    ['О Чин У', 'O Jin U', 'a surname of one vowel'],
    ['Ли Мён-Бак', 'Lee Myung-bak', 'with a hyphen'],
    ['Чан Сон Тхэк', 'Jang Song Thaek', 'n for ng in a surname'],
    ['Цой Рён Хэ', 'Choe Ryong Hae', 'a surname as Koreans of Russia write it'],
    ['Ким Ирсен', '김일성', 'beside the letters of Korea'],
    ['Сі Цзіньпін', 'Xi Jinping', 'Ukrainian'],
    ['Дзюнъитиро Коидзуми', 'Junichiro Koizumi', 'Japanese'],
    ['Ёсихидэ Суга', 'Yoshihide Suga', 'with a surname that is short'],
    ['Нгуен Фу Чонг', 'Nguyen Phu Trong', 'Vietnamese'],
    ['Данг Тхи Нгок Тхинь', 'Dang Thi Ngoc Thinh', 'the same in four words'],
    ['Зыонг Куок Ань', 'Duong Quoc Anh', 'a z for d, a k for q'],
    ['Есихидэ Суга', 'Yoshihide Suga', 'without the dots'],
  ])('%s is %s: %s', (a, b) => {
    expect(score(a, b)).toBeGreaterThan(NAME_THRESHOLD);
    expect(score(a, b)).toBeLessThan(1);
  });

  it.each([
    ['Джордж Пример', 'George Primer', 'English'],
    ['Хавьер Пример', 'Javier Primer', 'Spanish'],
    ['Гийом Пример', 'Guillaume Primer', 'French'],
    ['Кшиштоф Пример', 'Krzysztof Primer', 'Polish'],
  ])('%s is %s: a name of the West, %s', (a, b) => expect(score(a, b)).toBeGreaterThan(NAME_THRESHOLD));

  it.each([
    ['Чжан Вэй', 'Zhang Wen', 'another syllable'],
    ['Ким Чен Ын', 'Kim Jong Il', 'the son for the father'],
    ['Ким Ён Нам', 'Kim Yong Chol', 'half of the given name'],
    ['Милана Чан', 'Malang Jan', 'a Russian given name, though it could be spoken in Korean'],
    ['Дзиро Танака', 'Goro Tanaka', 'another son'],
  ])('%s is not %s: %s', (a, b) => expect(score(a, b)).toBeLessThan(NAME_THRESHOLD));

  it('is found in a list by the fields of a form, and shown as it was written', () => {
    const entity = emptyEntity('KP1', 'person');
    addName(entity, 'KIM JONG SIK', 'primary', 'strong');
    const found = screenPerson(buildNameIndex([entity]), { firstname: 'Чжон Сик', lastname: 'Ким' });
    expect(found).toMatchObject([{ reference: 'KP1' }]);
    expect(found[0]?.alignment).toEqual([
      { subject: 'Чжон Сик', entry: 'JONG SIK', how: 'transliteration' },
      { subject: 'Ким', entry: 'KIM', how: 'transliteration' },
    ]);
  });
});
