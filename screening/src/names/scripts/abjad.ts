import { plainApostrophes } from './apostrophes.ts';
import { oneArabicSpelling } from './arabic-letters.ts';
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
  const bare = bareArabic(word);
  if (bare === 'آل' || bare === 'ال') return { text: 'al', known: true };
  if (oneArabicSpelling(bare) === 'الله') return { text: 'allah', known: true };
  const whole = readArabicName(bare) ?? readTogether(bare);
  if (whole !== undefined) return { text: whole, known: true };
  const article = ARTICLE.exec(bare);
  const letters = article ? bare.slice(article[0].length) : bare;
  const reading = readArabicName(letters);
  const roman = reading ?? Array.from(asSpoken(letters), (letter) => ARABIC[letter] ?? '').join('');
  return { text: article ? `al ${roman}` : roman, known: reading !== undefined };
}

const SHORTEST_HALF = 3;
const LONGEST_TOGETHER = 20;

/** Two known names written as one word: محمدجواد, عبدالکریم, نصرالله. */
function readTogether(word: string): string | undefined {
  if (word.length > LONGEST_TOGETHER) return undefined;
  for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at++) {
    const first = readArabicName(word.slice(0, at));
    if (first === undefined) continue;
    const rest = word.slice(at);
    if (oneArabicSpelling(rest) === 'الله') return `${first} allah`;
    const plain = readArabicName(rest);
    if (plain !== undefined) return `${first} ${plain}`;
    const behind = ARTICLE.test(rest) ? readArabicName(rest.replace(ARTICLE, '')) : undefined;
    if (behind !== undefined) return `${first} al ${behind}`;
  }
  return undefined;
}

const bareArabic = (word: string): string => word.normalize('NFKC').replace(/[\p{M}ـ\u200c\u200d]/gu, '');

function asSpoken(letters: string): string {
  return (
    letters
      // Kurdish and Uyghur write it before every vowel that begins a word.
      .replace(/^ئ(?=.)/u, '')
      // "Pahlavi": without its vowel the p and the h would be an f.
      .replaceAll('په', 'پاه')
      // "Intisar", "Mutasim": two letters, not the one sound that Latin writes with them.
      .replace(/(?<=[تط])(?=[سصز])/gu, 'ا')
      // "Khamenei", "Ghalei": a vowel, as at the end of the word that the name was made of.
      .replace(/(?<=..)ه(?=ا[يی]$)/u, 'ة')
      // "Farzana", "Nadereh": at the end of a word it is no h, unless a long "a" stands before it, as in "Shah".
      .replace(/(?<=..)(?<!ا)[هہ]$/u, 'ة')
  );
}

/** Letters that Arabs speak in a way of their own, and everybody from Iran to India as z and s. */
const EASTERN: Record<string, string> = { ض: 'ز', ذ: 'ز', ث: 'س' };

/** رضایی is "Rezaei" from Iran to India, not "Rdayi". */
const inTheEast = (word: string): string => word.replace(/[ضذث]/g, (letter) => EASTERN[letter] ?? '');

const BEFORE_H = /(?<=[تطدسصكکگز])(?=ح|[هہ].)/gu;

/** فاتح is "Fatih": the t and the h are not the one sound that Latin writes with them, as it does in "Fathi". */
const withVowel = (word: string): string => word.replace(BEFORE_H, 'ا');

/** Other ways to speak a name in Arabic letters. Words that are known stay as they are. */
export function arabicReadings(text: string): string[] {
  const readings = new Set<string>();
  for (const change of [inTheEast, withVowel, (word: string) => withVowel(inTheEast(word))]) {
    readings.add(text.replace(/[^\s,]+/g, (word) => (readArabicName(bareArabic(word)) ? word : change(word))));
  }
  readings.delete(text);
  return [...readings];
}

export function romaniseHebrew(word: string): string {
  const bare = plainApostrophes(word)
    .replace(/\p{M}/gu, '')
    // "Ohayon", "Uri": one vowel.
    .replace(/^או/u, 'o')
    // "Menashe", "Rivka": no h.
    .replace(/(?<=..)ה$/u, 'א')
    .replace(/ג['׳]/g, 'j')
    .replace(/ז['׳]/g, 'zh')
    .replace(/[צץ]['׳]/g, 'ch');
  return Array.from(bare, (letter) => HEBREW[letter] ?? (/[a-z]/.test(letter) ? letter : '')).join('');
}
