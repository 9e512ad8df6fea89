import { wordPairs } from '../table-rows.ts';
import { romaniseKana } from './kana.ts';

/** Surnames that the rules below do not give. */
const SURNAMES = new Map(wordPairs('チェ choe; ペ pae; ペク paek; クォン kwon; クァク kwak; イム im'));

/** A syllable has no vowel behind these consonants: キム is Kim, イル is Il. */
const CLOSED = /(?<=[aeiou])(?:ku|mu|pu|ru|tsu)(?![aeiou])/g;

/** ジョンウン is Jong-un: a Korean word as Japanese writes it, with n for n and ng. */
export function readKoreanInKana(word: string): string {
  const known = SURNAMES.get(word);
  if (known !== undefined) return known;
  return romaniseKana(word)
    .replace(/m(?=[pb])/g, 'n')
    .replace(/f(?=[aeio])/g, 'hw')
    .replace(/([kpst])\1/g, '$1')
    .replace(CLOSED, (closed) => closed.charAt(0).replace('r', 'l'));
}
