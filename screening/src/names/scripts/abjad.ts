import { plainApostrophes } from './apostrophes.ts';
import { readArabicName } from './name-readings.ts';

/** Arabic (with Persian and Urdu letters) and Hebrew: consonants and long vowels; short vowels are not written. */
const ARABIC: Record<string, string> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ٱ: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ک: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ہ: 'h',
  ھ: 'h',
  و: 'w',
  ي: 'y',
  ی: 'y',
  ى: 'a',
  ې: 'y',
  ے: 'y',
  ة: 'a',
  ء: '',
  ئ: 'y',
  ؤ: 'w',
  پ: 'p',
  چ: 'ch',
  ژ: 'zh',
  گ: 'g',
  ڤ: 'v',
  ٹ: 't',
  ڈ: 'd',
  ڑ: 'r',
  ں: 'n',
  ۀ: 'a',
  ڼ: 'n',
  ښ: 'sh',
  ځ: 'z',
  څ: 'ts',
  ږ: 'zh',
  ګ: 'g',
  ټ: 't',
  ډ: 'd',
  ړ: 'r',
  ۍ: 'y',
  ڭ: 'ng',
  ۇ: 'u',
  ۆ: 'o',
  ێ: 'y',
  ڕ: 'r',
  ڵ: 'l',
  ە: 'a',
  ٺ: 'th',
  ڻ: 'n',
  ڳ: 'g',
  ڪ: 'k',
};

const HEBREW: Record<string, string> = {
  א: 'a',
  ב: 'b',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: 'w',
  ז: 'z',
  ח: 'h',
  ט: 't',
  י: 'y',
  כ: 'k',
  ך: 'k',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  ע: 'a',
  פ: 'p',
  ף: 'f',
  צ: 'ts',
  ץ: 'ts',
  ק: 'k',
  ר: 'r',
  ש: 'sh',
  ת: 't',
};

const ARTICLE = /^(?:وال|ال)(?=.{2})/u;

/** The article is a word of its own in Latin letters: السيسي is "al sysy". `known`: the vowels are known, too. */
export function romaniseArabic(word: string): { text: string; known: boolean } {
  const bare = word.normalize('NFKC').replace(/[\p{M}ـ\u200c\u200d]/gu, '');
  if (bare === 'آل' || bare === 'ال') return { text: 'al', known: true };
  if (bare === 'الله') return { text: 'allah', known: true };
  const whole = readArabicName(bare);
  if (whole !== undefined) return { text: whole, known: true };
  const article = ARTICLE.exec(bare);
  const letters = article ? bare.slice(article[0].length) : bare;
  const reading = readArabicName(letters);
  // "Pahlavi": without its vowel the p and the h would be an f.
  const roman = reading ?? Array.from(letters.replaceAll('په', 'پاه'), (letter) => ARABIC[letter] ?? '').join('');
  return { text: article ? `al ${roman}` : roman, known: reading !== undefined };
}

export function romaniseHebrew(word: string): string {
  const bare = plainApostrophes(word)
    .replace(/\p{M}/gu, '')
    .replace(/ג['׳]/g, 'j')
    .replace(/ז['׳]/g, 'zh')
    .replace(/[צץ]['׳]/g, 'ch');
  return Array.from(bare, (letter) => HEBREW[letter] ?? (/[a-z]/.test(letter) ? letter : '')).join('');
}
