import { wordPairs } from '../table-rows.ts';

/** Korean as Russian writes it, after Kontsevich and as newspapers always did: Ким Чен Ын is Kim Jong Un. */
const SYLLABLE =
  /(кк|кх|тт|тх|пп|пх|сс|чч|чж|чх|дж|[кгнтдрлмпбсчцх])?(ый|ой|ай|ве|вэ|ва|во|ви|[аяоёуюыиэе])(?:(ль|[кгнтдрлмпб])(?![аяоёуюыиэев]))?ъ?/y;

const INITIALS = new Map(
  wordPairs(`
кк k; кх k; к k; г g; тт t; тх t; т t; д d; пп p; пх p; п p; б b; сс s; с s; чч j; чж j; дж j; ч j; чх ch; ц ch; н n; р r; л l; м m; х h
`),
);
const VOWELS = new Map(
  wordPairs(`
а a; я ya; о o; ё yo; у u; ю yu; ы u; и i; э ae; ый ui; ой oi; ай ae; ва wa; во wo; ви wi; ве we; вэ wae
`),
);
const FINALS = new Map(wordPairs('ль l; л l; р l; к k; г k; т t; д t; п p; б p; м m; н n'));

/** One word in Latin letters; undefined where it is not made of these syllables. */
export function readKontsevich(word: string): string | undefined {
  let read = '';
  SYLLABLE.lastIndex = 0;
  while (SYLLABLE.lastIndex < word.length) {
    const [whole, initial = '', vowel = '', final = ''] = SYLLABLE.exec(word) ?? [];
    if (!whole) return undefined;
    read += (INITIALS.get(initial) ?? '') + (VOWELS.get(vowel) ?? soundOfE(initial, final)) + (FINALS.get(final) ?? '');
  }
  return read;
}

/** "Сен", "Мен" and "Ен" are Song, Myong and Yong; "Хе" and "Че" have an e. */
function soundOfE(initial: string, final: string): string {
  if (final === '') return initial === 'х' || initial === 'к' || initial === 'г' ? 'ye' : 'e';
  return /^[сч]/.test(initial) ? 'o' : 'yo';
}
