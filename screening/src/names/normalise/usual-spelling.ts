/** A country's older or other way to write its sounds, brought to the usual one. */
interface Orthography {
  /** Only words like these are written in it. */
  signs: RegExp;
  respell: (word: string) => string;
}

/** Soetjipto is Sucipto, Djojohadikoesoemo is Joyohadikusumo. */
const INDONESIAN: Orthography = {
  signs: /[tdsn]j|oe/,
  respell: (word) =>
    word
      .replace(/oe/g, 'u')
      .replace(/(?<![tdsn])j/g, 'y')
      .replace(/tj/g, 'c')
      .replace(/dj/g, 'j')
      .replace(/([sn])j/g, '$1y'),
};

/** Xirsi is Hirsi, Faarax is Farah, Jaamac is Jama. */
const SOMALI: Orthography = {
  signs: /x|^c[aeiou]*([aeiou])\1|^(?=.*[aeiou]c$).*([aeiou])\2/,
  respell: (word) =>
    word
      .replace(/x/g, 'h')
      .replace(/^c(?=[aeiou])|c$/g, '')
      .replace(/([aeiou])\1/g, '$1'),
};

/** Tutiya is Tsuchiya, Syunzi is Shunji: Kunrei, of words that have nothing but Japanese syllables. */
const JAPANESE: Orthography = {
  signs: /^(?:(?:[kgnhmrstz]y?|[dbpwy]|by|py)?[aeiou]|n(?![aeiouy])|([ksp])(?=\1))+$/,
  respell: (word) =>
    word
      .replace(/h(?=u)/g, 'f')
      .replace(/s(?:y|(?=i))/g, 'sh')
      .replace(/t(?:y|(?=i))/g, 'ch')
      .replace(/z(?:y|(?=i))/g, 'j')
      .replace(/t(?=u)/g, 'ts'),
};

const KUNREI_SYLLABLE = /[stzh][iuy]/;

/** Wife and daughter of a Lithuanian: Kazlauskienė and Kazlauskaitė of a Kazlauskas. */
const LITHUANIAN_WOMAN = /^(.{4,})(?:iene|aite|yte|ute)$/;
/** What is left of her name may have any of these behind it. */
const STEM = '-';
const LITHUANIAN_MAN = /^(?:ius|[aiyu]s)$/;

/** "Tsakhiagiin Elbegdorj" is Elbegdorj, child of Tsakhia. */
const MONGOLIAN_PARENT = /^(?:(.{3,}?)g?i[iy]|(.{5,})y)n$/;

const SHORTEST = 3;

/** The word as its language writes it usually; undefined where it is written so, or in no way that is known. */
export function usualSpelling(word: string): string | undefined {
  if (word.length < SHORTEST) return undefined;
  if (INDONESIAN.signs.test(word)) return INDONESIAN.respell(word);
  if (SOMALI.signs.test(word)) return SOMALI.respell(word);
  if (KUNREI_SYLLABLE.test(word) && JAPANESE.signs.test(word)) return JAPANESE.respell(word);
  if (word.endsWith('n')) {
    const [, behindVowel, behindConsonant] = MONGOLIAN_PARENT.exec(word) ?? [];
    return (behindVowel ?? behindConsonant)?.replaceAll('zh', 'j');
  }
  const family = word.endsWith('e') ? LITHUANIAN_WOMAN.exec(word)?.[1] : undefined;
  return family === undefined ? undefined : family + STEM;
}

export function isUsual(word: string, usual: string): boolean {
  if (word === usual) return true;
  if (!usual.endsWith(STEM)) return false;
  const stem = usual.slice(0, -1);
  return word.startsWith(stem) && LITHUANIAN_MAN.test(word.slice(stem.length));
}
