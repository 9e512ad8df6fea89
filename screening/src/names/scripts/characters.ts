import { Converter } from 'opencc-js/t2cn';
import { remembered } from '../../remembered.ts';
import { readTable } from '../table-rows.ts';
import { inSouthernSpelling } from './hangul.ts';

/** Old, variant and new forms of one character, as Japanese has them; the new one first. */
export const JAPANESE_FORMS = readTable('japanese-forms')
  .trim()
  .split(/\s+/)
  .map((group) => Array.from(group));

let simplify: ((text: string) => string) | undefined;
const japanese = new Map<string, string>();

/** Most processes never compare two names in characters. */
function prepare(): (text: string) => string {
  const simplified = Converter({ from: 't', to: 'cn' });
  for (const forms of JAPANESE_FORMS) {
    const old = forms.find((form) => simplified(form) !== form) ?? forms[0] ?? '';
    for (const form of forms) japanese.set(form, simplified(old));
  }
  return simplified;
}

/** 張 and 张, 澤, 沢 and 泽, 리 and 이: each character in the one form that stands for all of them. */
export const inOneForm = remembered(5_000, (text) => {
  simplify ??= prepare();
  let made = '';
  for (const character of inSouthernSpelling(text.normalize('NFKC')))
    made += japanese.get(character) ?? simplify(character);
  return made;
});
