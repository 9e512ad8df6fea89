import { wordPairs } from '../table-rows.ts';

/** Chinese as Russian writes it, after Palladius: Цзиньпин is Jinping. A soft "n" is n, a hard one ng. */
const INITIALS = `б b; п p; м m; ф f; д d; т t; н n; л l; г g; к k; х h; чж zh; ч ch; ш sh; ж r; цз z; ц c; с s`;
const FINALS = `а a; э e; ай ai; эй ei; ао ao; оу ou; ань an; энь en; ан ang; эн eng; ун ong; у u; уа ua; о uo; уай uai; уй ui; уэй ui
уань uan; унь un; уан uang; ы i`;
/** After these finals ц, цз and с are the q, j and x of pinyin. */
const SOFT_FINALS = `и i; я ia; е ie; яо iao; ю iu; янь ian; инь in; ян iang; ин ing; юн iong; юй u; юэ ue; юань uan; юнь un`;
const WHOLE = `а a; э e; ай ai; эй ei; ао ao; оу ou; ань an; энь en; ан ang; эр er; и yi; я ya; е ye; яо yao; ю you; янь yan; инь yin
ян yang; ин ying; юн yong; юй yu; юэ yue; юань yuan; юнь yun; у wu; ва wa; во wo; вай wai; вэй wei; вань wan; вэнь wen; ван wang; вэн weng
чжи zhi; чи chi; ши shi; жи ri; бо bo; по po; мо mo; фо fo`;

const SOFT: Partial<Record<string, string>> = { z: 'j', c: 'q', s: 'x' };

const syllables = new Map<string, string>();
for (const [letters, initial] of wordPairs(INITIALS)) {
  for (const [ending, final] of wordPairs(FINALS)) syllables.set(letters + ending, initial + final);
  for (const [ending, final] of wordPairs(SOFT_FINALS))
    syllables.set(letters + ending, (SOFT[initial] ?? initial) + final);
}
for (const [russian, pinyin] of wordPairs(WHOLE)) syllables.set(russian, pinyin);

const LONGEST = 6;
const VOWEL = /[аоуыэяёюие]/;

/** One word in pinyin; undefined where it is not made of these syllables. */
export function readPalladius(word: string): string | undefined {
  let read = '';
  for (let at = 0; at < word.length; ) {
    if (word[at] === 'ъ') {
      at += 1;
      continue;
    }
    const size = sizeOfSyllable(word, at);
    if (size === 0) return undefined;
    read += syllables.get(word.slice(at, at + size)) ?? '';
    at += size;
  }
  return read;
}

/** The longest; but an н before a vowel begins the next one: Чжунань is Zhu-nan, Чжунъань is Zhong-an. */
function sizeOfSyllable(word: string, at: number): number {
  for (let size = Math.min(LONGEST, word.length - at); size > 0; size--) {
    const syllable = word.slice(at, at + size);
    if (syllables.has(syllable) && !(syllable.endsWith('н') && VOWEL.test(word.charAt(at + size)))) return size;
  }
  return 0;
}
