import { describe, expect, it } from 'vitest';
import { emptyEntity } from '../../lists/entity.ts';
import { addName } from '../../lists/list-names.ts';
import { buildNameIndex } from '../index/name-index.ts';
import { screenPerson } from '../screen-person.ts';
import { NAME_THRESHOLD } from '../thresholds.ts';
import { compareNames } from './score.ts';

const score = (a: string, b: string) => compareNames(a, b).score;

describe('a foreign name in the letters of China, Korea or Japan', () => {
  it.each([
    ['弗拉基米尔·普京', 'Vladimir Putin', 'by the sounds of its characters'],
    ['弗拉迪米爾·普丁', 'Vladimir Putin', 'as Taiwan writes it'],
    ['弗拉基米尔 普京', 'Владимир Путин', 'with a space, beside Russian letters'],
    ['德米特里·梅德韦杰夫', 'Dmitry Medvedev', 'a j for a soft d'],
    ['安格拉·默克尔', 'Angela Merkel', 'an r that no vowel follows'],
    ['萨达姆·侯赛因', 'SADDAM HUSSEIN', 'a name that its characters do not give'],
    ['易卜拉欣·莱希', 'Ebrahim Raisi', 'the same, in another spelling'],
    ['帕尔哈提·吐尔逊', 'Parhat Tursun', 'Uyghur'],
    ['扎西次仁', 'Tashi Tsering', 'Tibetan, without a dot'],
    ['블라디미르 푸틴', 'Vladimir Putin', 'Korean'],
    ['알렉산드르 루카셴코', 'Alexander Lukashenko', 'a name that its letters do not give'],
    ['예브게니 프리고진', 'Yevgeny Prigozhin', 'p for p and f, j for zh'],
    ['에마뉘엘 마크롱', 'Emmanuel Macron', 'ng for the n of French'],
    ['토머스 스털링', 'Thomas Sterling', 'ng for ng'],
    ['무함마드 빈 살만', 'Mohammed bin Salman', 'a particle'],
    ['サダム・フセイン', 'Saddam Hussein', 'a name that Japanese does not give'],
    ['ドミトリー・メドベージェフ', 'Dmitry Medvedev', 'a j for a soft d between vowels'],
    ['トニー・ブレア', 'Tony Blair', 'an r that is not heard'],
  ])('%s is %s: %s', (a, b) => {
    expect(score(a, b)).toBeGreaterThan(NAME_THRESHOLD);
    expect(score(a, b)).toBeLessThan(1);
  });

  it.each([
    ['弗拉基米尔·普京', 'Vladimir Potanin', 'another surname'],
    ['弗拉基米尔·普京', 'Igor Putin', 'another given name'],
    ['罗曼·鲁哈尼', 'Roman Lyagin', 'the same consonants with other vowels'],
    ['鲍里斯·约翰逊', 'Boris Jackson', 'a surname with the same end'],
    ['扎西次仁', 'Tashi Dorje', 'half of a Tibetan name'],
    ['세르게이 라브로프', 'Sergei Lebedev', 'in Korean'],
    ['마이클 잭슨', 'Michael Johnson', 'the same'],
    ['ローマン・ロウハニ', 'Roman Lyagin', 'in Japanese'],
  ])('%s is not %s: %s', (a, b) => expect(score(a, b)).toBeLessThan(NAME_THRESHOLD));

  it.each([
    ['김 정은', 'Kim Jong Un'],
    ['欧阳 修远', 'Ouyang Xiuyuan'],
  ])('%s stays %s, for it is no foreign one', (a, b) => expect(score(a, b)).toBeGreaterThan(NAME_THRESHOLD));

  it.each([
    ['尼古拉斯', '马杜罗'],
    ['니콜라스', '마두로'],
  ])('%s %s is found in a list by the fields of a form, and shown as it was written', (firstname, lastname) => {
    const entity = emptyEntity('VE1', 'person');
    addName(entity, 'MADURO MOROS, Nicolas', 'primary', 'strong');
    const found = screenPerson(buildNameIndex([entity]), { firstname, lastname });
    expect(found).toMatchObject([{ reference: 'VE1' }]);
    expect(found[0]?.alignment).toContainEqual({ subject: lastname, entry: 'MADURO', how: 'transliteration' });
  });

  it('is found where the list has it so and the form has Latin letters', () => {
    const entity = emptyEntity('RU1', 'person');
    addName(entity, '叶夫根尼·普里戈任', 'primary', 'strong');
    const found = screenPerson(buildNameIndex([entity]), { firstname: 'Evgeny', lastname: 'Prigozhin' });
    expect(found).toMatchObject([{ reference: 'RU1' }]);
  });
});
