import { wordPairs } from '../table-rows.ts';

/** Burmese as passports write it: each syllable a word, its sound in the usual letters. */
const CONSONANTS = new Map(
  wordPairs(`က k; ခ kh; ဂ g; ဃ g; င ng; စ s; ဆ s; ဇ z; ဈ z; ဉ ny; ည ny; ဋ t; ဌ ht; ဍ d; ဎ d; ဏ n; တ t; ထ ht; ဒ d; ဓ d; န n
ပ p; ဖ ph; ဗ b; ဘ b; မ m; ယ y; ရ y; လ l; ဝ w; သ th; ဟ h; ဠ l; ဣ i; ဤ i; ဥ u; ဦ u; ဧ e; ဩ aw; ဪ aw`),
);

/** Behind the letter that stands for no consonant: the vowel, and what closes the syllable, by their sound together. */
const RHYMES = new Map(
  wordPairs(`အ a; အာ a; အိ i; အီ i; အု u; အူ u; အေ ay; အဲ e; အော aw; အော် aw; အို o; အံ an; အုံ on; အယ် e; အည် i
အက် et; အောက် auk; အိုက် aik; အင် in; အောင် aung; အိုင် aing; အစ် it; အဉ် in; အတ် at; အိတ် eik; အုတ် ok; အပ် at; အိပ် eik
အုပ် ok; အန် an; အိန် ein; အုန် on; အမ် an; အိမ် ein; အုမ် on`).map(([rhyme, sound]) => [rhyme.slice(1), sound]),
);

/** Consonant, what it is combined with, vowel signs, the consonant that closes it, and the signs of tone. */
const SYLLABLE = /(?<consonant>[က-ဪ])(?<medials>[ျြွှ]*)(?<rhyme>[ာ-ဲ]*ံ?(?:[က-အ]?်)?)(?<tone>[့း]*)/gu;

export function romaniseBurmese(word: string): string {
  const spread = word
    .normalize('NFC')
    .replaceAll('ါ', 'ာ')
    .replaceAll('ဿ', 'သ္သ')
    // A consonant written under another begins the next syllable, and the one above closes this one.
    .replaceAll('္', '်')
    .replace(/([့း]+)(်+)/gu, '$2$1');
  const syllables = Array.from(spread.matchAll(SYLLABLE), ({ groups }) => readSyllable(groups ?? {}));
  // "U" is a title, "Oo" a name.
  return syllables.map((syllable, at) => (at > 0 && syllable === 'u' ? 'oo' : syllable)).join(' ');
}

function readSyllable({ consonant = '', medials = '', rhyme: signs = '', tone = '' }: Record<string, string>): string {
  const start = initialOf(consonant, medials);
  if (/^[aeiu]/.test(start) && signs === '') return start;
  const rhyme = afterMedial(RHYMES.get(signs) ?? 'a', medials, start);
  // The short tone of a nasal ending is written as a t: Myint, Nyunt.
  return start + rhyme + (rhyme.endsWith('n') && tone.includes('့') ? 't' : '');
}

/** "Shwe" and "Htun": behind a w some vowels are written otherwise. */
function afterMedial(rhyme: string, medials: string, start: string): string {
  if (start === '' && rhyme === 'ay') return 'aye';
  if (!medials.includes('ွ')) return rhyme;
  if (rhyme === 'an' || rhyme === 'at') return rhyme.replace('a', 'u');
  return `w${rhyme === 'ay' ? 'e' : rhyme}`;
}

function initialOf(consonant: string, medials: string): string {
  const plain = CONSONANTS.get(consonant) ?? '';
  const y = /[ျြ]/u.test(medials);
  const h = medials.includes('ှ');
  if (h && (consonant === 'ရ' || (consonant === 'လ' && y))) return 'sh';
  if (y && plain === 'kh') return 'ch';
  return (h ? 'h' : '') + plain + (y && plain !== 'y' ? 'y' : '');
}
