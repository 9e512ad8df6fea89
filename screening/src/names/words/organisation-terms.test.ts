import { expect, it } from 'vitest';
import { readTable, tableRows } from '../table-rows.ts';
import { inEnglish, phraseAt } from './organisation-terms.ts';

it('every word stands for one English word only', () => {
  for (const [full = '', ...forms] of tableRows(readTable('organisation-terms') + readTable('countries'))) {
    const english = full.replaceAll('_', ' ');
    for (const form of forms) {
      const word = form.endsWith('-') ? `${form.slice(0, -1)}aya` : form;
      const read = word.includes('_') ? phraseAt(word.split('_'), 0)?.english : inEnglish(word.normalize('NFKC'));
      expect(read, form).toBe(english);
    }
  }
});

it('adjectives are read in their genders and cases', () => {
  for (const word of ['promyshlennaya', 'promyshlennoye', 'promyshlennyy', 'promyshlennogo', 'promyslovyi'])
    expect(inEnglish(word)).toBe('industrial');
});
