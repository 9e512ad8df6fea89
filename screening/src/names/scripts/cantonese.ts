import { readTable, wordPairs } from '../table-rows.ts';
import type { ReadWord } from './read-word.ts';

const INITIALS: Record<string, string> = { b: 'p', d: 't', g: 'k', gw: 'kw', z: 'ch', c: 'ch', j: 'y' };
const FINALS: Record<string, string> = {
  ou: 'o',
  eoi: 'ui',
  eon: 'un',
  eot: 'ut',
  oe: 'eu',
  oeng: 'eung',
  oek: 'euk',
  yu: 'u',
  yun: 'uen',
  yut: 'uet',
};

const readings = new Map<string, string>();
for (const [syllable, characters] of wordPairs(readTable('cantonese'))) {
  const spelling = spell(syllable);
  for (const character of characters) readings.set(character, spelling);
}
// Hong Kong writes these otherwise than the rule.
for (const character of '子紫梓芷慈詞词') readings.set(character, 'tsz');

/** Jyutping as Hong Kong spells names: "zoeng" is Cheung, "jyut" is Yuet, "gwok" is Kwok. */
function spell(syllable: string): string {
  const [, initial = '', rest = ''] = /^(gw|kw|ng(?=.)|[bpmfdtnlgkhwzcsj])?(.*)$/.exec(syllable) ?? [];
  const final = FINALS[rest] ?? rest.replace(/^aa/, 'a');
  if (final === 'i' && initial === 's') return 'sze';
  if (final === 'ei' && (initial === 'g' || initial === 'k')) return 'ki';
  return (INITIALS[initial] ?? initial) + final;
}

/** Surnames that are read or spelt otherwise than the same character elsewhere. */
const SURNAMES = new Map(
  wordPairs(`
李 lee; 周 chow; 鄒 chow; 邹 chow; 羅 law; 罗 law; 吳 ng; 吴 ng; 伍 ng; 葉 yip; 叶 yip; 曾 tsang; 區 au; 区 au; 欧 au; 歐 au
岑 shum; 沈 shum; 仇 kau; 單 sin; 单 sin; 查 cha; 翟 chak; 樂 ngok; 任 yam; 徐 tsui; 崔 tsui; 曹 tso; 謝 tse; 谢 tse; 邱 yau
丘 yau; 司徒 szeto; 歐陽 auyeung; 欧阳 auyeung; 諸葛 chukot; 诸葛 chukot; 上官 sheungkoon; 司馬 szema; 司马 szema
`),
);

/** A name in characters, its surnames first; undefined where a character is not known. */
export function readCantonese(words: readonly string[]): ReadWord[] | undefined {
  const read = words.map((source, i) => ({ word: readWord(source, i < words.length - 1), source }));
  return read.every(({ word }) => word !== '') ? read : undefined;
}

function readWord(word: string, surname: boolean): string {
  const known = surname ? SURNAMES.get(word) : undefined;
  if (known !== undefined) return known;
  const syllables = Array.from(word, (character) => readings.get(character));
  return syllables.includes(undefined) ? '' : syllables.join('');
}
