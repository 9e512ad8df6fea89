import { describe, expect, it } from 'vitest';
import { emptyEntity } from '../../lists/entity.ts';
import { addName } from '../../lists/list-names.ts';
import { buildNameIndex } from '../index/name-index.ts';
import { screenPerson } from '../screen-person.ts';
import { NAME_THRESHOLD } from '../thresholds.ts';
import { compareNames } from './score.ts';

describe('a name in Khmer script', () => {
  it.each([
    ['នរោត្តម សីហនុ', 'Norodom Sihanouk', 'a catch of the breath at the end'],
    ['សម រង្ស៊ី', 'Sam Rainsy', 'a syllable that is closed by the upper of two letters'],
    ['ស ខេង', 'Sar Kheng', 'one letter, and an r that is not spoken'],
    ['ទៀ បាញ់', 'Tea Banh', 'a sign that shortens'],
    ['ប៉ុល ពត', 'Pol Pot', 'a sign that makes a p of a b'],
    ['លន់ នល់', 'Lon Nol', 'the vowel that comes with a letter of the second series'],
    ['ជា ស៊ីម', 'Chea Sim', 'a letter moved into the second series'],
    ['លី យ៉ុងផាត់', 'Ly Yong Phat', 'a given name in two words'],
    ['ម៉ែន សំអន', 'Men Sam An', 'the same where the last word could be a surname'],
    ['ហោ ណាំហុង', 'Hor Namhong', 'a vowel that ends with an m'],
    ['ឌី វិជ្ជា', 'Dy Vichea', 'a surname that is no particle'],
    ['ប៉ែន សុវណ្ណ', 'Pen Sovann', 'a letter below another at the end'],
    ['ញ៉ែម បុប្ផា', 'Nhem Bopha', 'a consonant that is written twice'],
    ['កែវ ចាន់ធូ', 'Keo Chanthou', 'a v that is a vowel'],
    ['ពេជ្រ ស្រីមុំ', 'Pich Sreymom', 'two letters that are spoken together'],
    ['ម៉ម សុម៉ាលី', 'Mam Somaly', 'a letter moved into the first series'],
    ['វ៉ាន់ ភក្តី', 'Van Pheakdey', 'a short vowel before a k'],
    ['តាំង រស្មី', 'Taing Reaksmey', 'a k that is not written'],
    ['ជា ឧត្តម', 'Chea Oudom', 'a vowel that is a letter'],
    ['ជា មុនីរ័ត្ន', 'Chea Monirath', 'a sign for a short vowel'],
  ])('makes %s and %s one name: %s', (a, b) => {
    expect(compareNames(a, b).score).toBeGreaterThanOrEqual(NAME_THRESHOLD);
  });

  it.each([
    ['សាយ ឈុំ', 'Say Chhim', 'another vowel'],
    ['ឃួន សុដារី', 'Khun Sodara', 'another vowel at the end'],
    ['ឈឹម សុធា', 'Chhim Sothy', 'the same'],
    ['សុន សេន', 'Sun Sann', 'another vowel in a short word'],
    ['សេង ចិន្តា', 'Seng Chanthy', 'a woman and a man'],
  ])('keeps %s and %s apart: %s', (a, b) => {
    expect(compareNames(a, b).score).toBeLessThan(NAME_THRESHOLD);
  });

  it('is found among those of a list', () => {
    const entity = emptyEntity('listed', 'person');
    addName(entity, 'កែវ ចាន់ធូ', 'primary', 'strong');
    const found = screenPerson(buildNameIndex([entity]), { firstname: 'Chanthou', lastname: 'Keo' });
    expect(found).toMatchObject([{ reference: 'listed' }]);
  });
});
