import { describe, expect, it } from 'vitest';
import { emptyEntity } from '../../lists/entity.ts';
import { addName } from '../../lists/list-names.ts';
import { buildNameIndex } from '../index/name-index.ts';
import { screenPerson } from '../screen-person.ts';
import { NAME_THRESHOLD } from '../thresholds.ts';
import { compareNames } from './score.ts';

const score = (a: string, b: string) => compareNames(a, b).score;

describe('a name of China or Korea in Arabic, Hebrew or Greek letters', () => {
  it.each([
    ['شي جين بينغ', 'Xi Jinping', 'one letter for x and sh, one for b and p'],
    ['شی جین‌پینگ', 'Xi Jinping', 'Persian'],
    ['ליו שיאובו', 'Liu Xiaobo', 'Hebrew'],
    ["סי ג'ינפינג", 'Xi Jinping', 'an s for x'],
    ['Σι Τζινπίνγκ', '习近平', 'Greek, beside characters'],
    ['Γουάνγκ Γι', 'Wang Yi', 'the letters that Greek has for w and y'],
    ['ماو تسي دونغ', 'Mao Zedong', 'a syllable that is older than pinyin'],
    ['لي ميونغ باك', 'Lee Myung-bak', 'Korean'],
    ['كيم جون إيل', 'Kim Jun Il', 'a syllable that is John in other names'],
    ['أو ميونغ يونغ', 'O Myong Yong', 'a surname of one vowel'],
    ['Κιμ Γιο Γιονγκ', 'Kim Yo Jong', 'one letter for y and j'],
  ])('%s is %s: %s', (a, b) => {
    expect(score(a, b)).toBeGreaterThan(NAME_THRESHOLD);
    expect(score(a, b)).toBeLessThan(1);
  });

  it.each([
    ['بنغ غو هونغ', 'Huang Wang Ken', 'it has no vowels but those of Peng Guohong'],
    ['وانغ يونغ هاي', 'Aung Aung', 'nor those of Wang Yonghai'],
    ['كيم جونغ أون', 'كيم جونغ إيل', 'the son for the father'],
    ['Κιμ Γιονγκ Ουν', 'Κιμ Γιονγκ Ιλ', 'the same in Greek'],
    ['לי כהן', 'Li Ken', 'a name of Israel, though it could be spoken in Korean'],
  ])('%s is not %s: %s', (a, b) => expect(score(a, b)).toBeLessThan(NAME_THRESHOLD));

  it('leaves names of those who write so as they are', () => {
    expect(score('לי כהן', 'Lee Cohen')).toBeGreaterThan(NAME_THRESHOLD);
    expect(score('Άννα Λι', 'Anna Li')).toBeGreaterThan(NAME_THRESHOLD);
    expect(score('لينا هاني', 'Lina Hani')).toBeGreaterThan(NAME_THRESHOLD);
  });

  it('is found in a list by the fields of a form, and shown as it was written', () => {
    const entity = emptyEntity('KP1', 'person');
    addName(entity, 'KIM JONG SIK', 'primary', 'strong');
    const found = screenPerson(buildNameIndex([entity]), { firstname: 'جونغ سيك', lastname: 'كيم' });
    expect(found).toMatchObject([{ reference: 'KP1' }]);
    expect(found[0]?.alignment).toEqual([
      { subject: 'جونغ سيك', entry: 'JONG SIK', how: 'transliteration' },
      { subject: 'كيم', entry: 'KIM', how: 'transliteration' },
    ]);
  });
});
