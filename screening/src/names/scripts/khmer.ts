import { tableRows, wordPairs } from '../table-rows.ts';

/** Consonants come in two series, each with its own sounds for the signs of vowels. */
const FIRST = new Map(wordPairs('ក k; ខ kh; ច ch; ឆ chh; ដ d; ឋ th; ណ n; ត t; ថ th; ប b; ផ ph; ស s; ហ h; ឡ l'));
const SECOND = new Map(
  wordPairs('គ k; ឃ kh; ង ng; ជ ch; ឈ chh; ញ nh; ឌ d; ឍ th; ន n; ទ t; ធ th; ព p; ភ ph; ម m; យ y; រ r; ល l; វ v'),
);
/** Behind a consonant of the first series they sound as if they were of it. */
const SONORANT = /[ងញនមយរលវ]/u;
/** A sign moves a consonant into the other series. */
const TO_FIRST = '៉';
/** Sounds that Khmer lacks stand below an h, which is silent above others, too. */
const BELOW_H = new Map(wordPairs('ហ្គ g; ហ្វ f; ហ្ស z; ហ្ន n; ហ្ម m; ហ្ល l'));

/** By sign: the sound in the first series, and in the second. Where none is written, a consonant has a vowel of its own. */
const VOWELS = new Map(
  tableRows(`- a o; ា a ea; ិ e i; ី ey i; ឹ e i; ឺ eu eu; ុ o u; ូ o ou; ួ uo uo; ើ eu eu; ឿ oeu oeu; ៀ ea ea; េ e e; ែ e e
ៃ ai ey; ោ o o; ៅ ao ov; ័ a o; ំ am um; ាំ am am; ុំ om um; ះ ah eah; ិះ eh ih; ុះ oh uh; េះ eh eh; ោះ oh oh`).map(
    ([sign = '', ...sounds]) => [sign.replace('-', ''), sounds],
  ),
);
/** With the letter that closes the syllable they are one sound. */
const RHYMES = new Map(wordPairs('ែវ eo; ៀវ ieu; ័យ ey; ាំង ang; ៀង ieng'));
/** In the second series: Pheakdey, Leakhena. */
const SHORT_BEFORE_K = /^(?:័[កខគឃ]|[កខគឃ]់)/u;
/** Vowels that are letters. */
const LETTERS = new Map(
  wordPairs('ឣ a; ឤ a; ឥ e; ឦ ei; ឧ ou; ឨ uk; ឩ ou; ឪ ov; ឫ ri; ឬ ri; ឭ li; ឮ li; ឯ e; ឰ ai; ឱ o; ឲ o; ឳ ao'),
);

const CLOSES = '់';
/** A sign over a letter makes it silent, and what stands below it. */
const SILENCED = /[ក-អ](?:្[ក-អ])*[ិុ]?[៌៍]/gu;
/** Spoken as the letter below it. */
const SILENT_H = /ហ្(?=[នមល]$)/u;
/** Of letters at the end of a word the upper one is spoken: Vann, Sovath. */
const SILENT_BELOW = /(?<=.[ក-អ])(?:្[ក-អ])+[ិុ]?$/u;
/** ជាតិ is Cheat, ហេតុ is Het. */
const SILENT_END = /(?<=[ា-ៅ័][ក-អ])[ិុ]$/u;
/** A catch of the breath is written as a k: Vannak, Sihanouk. */
const CATCH = /ៈ$|(?<=..ុ)$/u;
/** Within a word the upper letter closes one syllable, and the lower one begins the next, unless they are spoken together. */
const ABOVE = /(?<=[ា-ៅ័ក-ឳ])(?:[ងញណនមយរលវឡ]|[ក-ស](?!្[យរលវ]))(?=្)/gu;

/** What follows has a vowel without the letter before it. */
const SYLLABLE_BEHIND = `[ក-អ](?:្[ក-អ])*[៉៊]?(?:[ា-ះ័]|[ក-ឡ](?:់|$))|[ឣ-ឳ]`;
/** Consonants with the sign of their series, or a vowel that is a letter; the sign of a vowel; the consonant that closes. */
const SYLLABLE = new RegExp(
  `(?:(?<onset>[ក-អ](?:្[ក-អ])*)(?<shift>[៉៊]?)|(?<letter>[ឣ-ឳ]))(?<vowel>[ា-ះ័]*)(?<coda>[ក-អ](?=(?<short>់)|$)|(?<=[ា-ះ័ឣ-ឳ])[ក-សឡ](?=${SYLLABLE_BEHIND}))?`,
  'gu',
);

/** Khmer as the press and passports write it, syllable by syllable. */
export function romaniseKhmer(word: string): string {
  const spread = word
    .replace(/[\u200b-\u200d]/g, '')
    // Two signs for one that looks the same; a sound that is not written.
    .replaceAll('េី', 'ើ')
    .replaceAll('េា', 'ោ')
    .replaceAll('រស្ម', 'រក់ស្ម')
    .replace(/([៉៊])((?:្[ក-អ])+)/gu, '$2$1')
    .replace(SILENCED, '')
    .replace(SILENT_H, '')
    .replace(SILENT_BELOW, '')
    .replace(SILENT_END, '')
    .replace(CATCH, `ក${CLOSES}`)
    .replace(ABOVE, `$&${CLOSES}`)
    .replaceAll(`${CLOSES}្`, CLOSES);
  let text = '';
  let first = false;
  for (const { groups = {} } of spread.matchAll(SYLLABLE)) {
    const { onset = '', shift = '', letter = '', vowel = '', coda = '', short = '' } = groups;
    first = isFirst(onset, shift, first);
    const own = LETTERS.get(letter);
    text += own === undefined ? beginning(onset, shift) + rhymeOf(vowel, coda + short, first) : own + closing(coda);
    if (coda !== '' && !SONORANT.test(coda)) first = FIRST.has(coda);
  }
  return text.replace(/(nh|ch|[kpt])(?=\1)/g, '');
}

/** The first letter that is no sonorant tells the series; without one, that of the syllable before. */
function isFirst(onset: string, shift: string, before: boolean): boolean {
  if (shift !== '') return shift === TO_FIRST;
  const leading = Array.from(onset).find((letter) => letter !== '្' && !SONORANT.test(letter));
  return leading === undefined ? before : !SECOND.has(leading);
}

const soundOf = (letter: string): string => FIRST.get(letter) ?? SECOND.get(letter) ?? '';

function beginning(onset: string, shift: string): string {
  const known = BELOW_H.get(onset);
  if (known !== undefined) return known;
  // ប៉ and ប្រ have a p.
  const plain = onset.startsWith('ប') && (onset.length > 1 || shift === TO_FIRST) ? `ព${onset.slice(1)}` : onset;
  return Array.from(plain, soundOf).join('');
}

/** `coda` has the sign behind it that makes the vowel short. */
function rhymeOf(vowel: string, coda: string, first: boolean): string {
  const rhyme = RHYMES.get(vowel + coda);
  if (rhyme !== undefined) return rhyme;
  if (!first && SHORT_BEFORE_K.test(vowel + coda)) return 'eak';
  return (VOWELS.get(vowel)?.[first ? 0 : 1] ?? '') + closing(coda.charAt(0));
}

/** At the end of a syllable sounds are not breathed, and an r is silent. */
function closing(coda: string): string {
  return soundOf(coda)
    .replace(/(?<=[kpt]|ch)h$/, '')
    .replace('d', 't')
    .replace('b', 'p')
    .replace('r', '');
}
