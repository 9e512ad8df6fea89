import { remembered } from '../../remembered.ts';

const TH = /th/g;
const TH_OR_DT = /th|dt/g;

/** Before a consonant it is a vowel; but no word of an abjad begins with a vowel that has no letter before it: يزدي is Yazdi. */
const ANY_Y = /y(?![aeou])/g;
const INNER_Y = /(?<=.)y(?![aeou])/g;

/** "Medvedyev"; a script that leaves sounds out writes a j where it is one. */
const SILENT_Y = /(?<=[aeiouy])y(?=e)/g;
const SILENT_J_OR_Y = /(?<=[aeiouy])[jy](?=e)/g;

/** Spelling brought to sound, so that transliterations of one name meet. S is "sh", C is "ch". */
function soundOf(text: string, loose: boolean): string {
  if (text.length < 2) return text;
  // In an abjad w and y inside a word are vowels as often as not, but no vowel stands before another.
  const spelled = loose
    ? text[0] +
      text
        .slice(1)
        .replace(/w(?!a)/g, 'u')
        .replaceAll('y', 'i')
    : text;
  const sound = spelled
    // Greek has no letters for b and d: Mpakoyannis is Bakoyannis, Ntalaras is Dalaras.
    .replace(/^mp(?!h)/, 'b')
    .replace(/^nt(?=[aeiour])/, 'd')
    // Greek surnames of pilgrims: Chatzi-, Hatzi-, Hadji-.
    .replace(/^c?ha(?:tz|dz|dj)(?=i)/, 'haz')
    // Belarusian: Tsikhanouski.
    .replace(/[aoe]usk(?=(?:[iy]|ii|iy|a[yij]a)$)/g, (end) => (end[0] === 'e' ? 'evsk' : 'ovsk'))
    .replace(/dsch/g, 'j')
    .replace(/tsch|tch|tsh|tx|cz/g, 'C')
    .replace(/sch|sh/g, 'S')
    .replace(/dzh|dj|zh|xh/g, 'j')
    .replace(/ch/g, 'C')
    .replace(/ph/g, 'f')
    .replace(/kh|ck|q/g, 'k')
    .replace(/gh/g, 'g')
    // "Schmidt"; where vowels are not written, a d and a t are two sounds: جودت is Jawdat.
    .replace(loose ? TH : TH_OR_DT, 't')
    .replace(/dh/g, 'd')
    .replace(/sz/g, 's')
    .replace(/ts|tz/g, 'z')
    .replace(/x/g, 'ks')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c/g, 'k')
    .replace(/w/g, 'v')
    .replace(loose ? SILENT_Y : SILENT_J_OR_Y, '')
    .replace(/(?<=[bcfgklmpstvz])j(?=[aou])/g, 'y')
    // Japanese: Ohno.
    .replace(/^oh(?![aeiouy])/, 'o')
    .replace(/ou|oo/g, 'u')
    .replace(/ee/g, 'i')
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/ue(?=[^aeiouy])/g, 'u')
    .replace(/[iy][iyj]+/g, 'i')
    .replace(/(?<=[aeou])(?:y(?![aeou])|j(?![aeiou]))/g, 'i')
    .replace(/(?<=.)[iy](?=[aou])/g, 'y')
    .replace(loose ? INNER_Y : ANY_Y, 'i');
  // Between consonants an abjad's h is a sound of its own; in Latin letters it only colours the one before.
  // So it is behind a diphthong: Rawhi, Tawhid.
  const breath = loose ? sound : sound.replace(/(?<=[bdgjkprtz]|(?<![ao])v)h/g, '');
  return breath.replace(/h$/, '').replace(/(.)\1+/g, '$1') || text;
}

/** Consonants of the sound: what is left of a name when nobody agrees on its vowels. */
export function consonantKey(sound: string): string {
  // As French writes the w of Darwish and Wali: Darouiche, Ouali.
  const heard = sound.replace(/(?<![kg])u(?=[aei])/g, 'v');
  const first = /^[aeiouy]/.test(heard) ? 'a' : (heard[0] ?? '');
  const rest = heard.slice(1).replace(/[aeiouy]/g, '');
  return (first + rest)
    .toLowerCase()
    .replace(/z/g, 's')
    .replace(/(.)\1+/g, '$1');
}

const CLASSES: Record<string, string> = {
  p: 'b',
  v: 'b',
  f: 'b',
  t: 'd',
  k: 'g',
  q: 'g',
  z: 's',
  c: 's',
  j: 's',
  r: 'l',
};

/** Consonants by place of speech only, for scripts that lack some of them (Arabic p, kana l and v). */
export function coarseKey(key: string): string {
  let coarse = '';
  for (const letter of key) {
    const own = CLASSES[letter] ?? letter;
    if (own !== 'h' && !coarse.endsWith(own)) coarse += own;
  }
  return coarse;
}

/** The word without its vowels, except for its first letter: "mhmd". */
export function bareText(text: string): string {
  return text.charAt(0) + text.slice(1).replace(/[aeiou]/g, '');
}

interface Sound {
  sound: string;
  key: string;
  vowels: boolean;
  /** Letters of the word, a doubled consonant once. */
  length: number;
}

const MOST_REMEMBERED = 50_000;
const plainSound = remembered(MOST_REMEMBERED, (text) => readSound(text, false));
const looseSound = remembered(MOST_REMEMBERED, (text) => readSound(text, true));

/** Sound and consonants of a word. They are remembered: lists repeat their words. */
export function soundAndKey(text: string, loose: boolean): Sound {
  return loose ? looseSound(text) : plainSound(text);
}

export function readSound(text: string, loose: boolean): Sound {
  const sound = soundOf(text, loose);
  return {
    sound,
    key: consonantKey(sound),
    vowels: /.[aeiou]/.test(text),
    length: text.replace(/([^aeiou])\1+/g, '$1').length,
  };
}
