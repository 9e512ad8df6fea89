/** Hepburn romanisation. Digraphs are read before single letters, so that ジョ is "jo" and not "jiyo". */
const BASE: Record<string, string> = {
  あ: 'a',
  い: 'i',
  う: 'u',
  え: 'e',
  お: 'o',
  か: 'ka',
  き: 'ki',
  く: 'ku',
  け: 'ke',
  こ: 'ko',
  さ: 'sa',
  し: 'shi',
  す: 'su',
  せ: 'se',
  そ: 'so',
  た: 'ta',
  ち: 'chi',
  つ: 'tsu',
  て: 'te',
  と: 'to',
  な: 'na',
  に: 'ni',
  ぬ: 'nu',
  ね: 'ne',
  の: 'no',
  は: 'ha',
  ひ: 'hi',
  ふ: 'fu',
  へ: 'he',
  ほ: 'ho',
  ま: 'ma',
  み: 'mi',
  む: 'mu',
  め: 'me',
  も: 'mo',
  や: 'ya',
  ゆ: 'yu',
  よ: 'yo',
  ら: 'ra',
  り: 'ri',
  る: 'ru',
  れ: 're',
  ろ: 'ro',
  わ: 'wa',
  ゐ: 'i',
  ゑ: 'e',
  を: 'o',
  ん: 'n',
  が: 'ga',
  ぎ: 'gi',
  ぐ: 'gu',
  げ: 'ge',
  ご: 'go',
  ざ: 'za',
  じ: 'ji',
  ず: 'zu',
  ぜ: 'ze',
  ぞ: 'zo',
  だ: 'da',
  ぢ: 'ji',
  づ: 'zu',
  で: 'de',
  ど: 'do',
  ば: 'ba',
  び: 'bi',
  ぶ: 'bu',
  べ: 'be',
  ぼ: 'bo',
  ぱ: 'pa',
  ぴ: 'pi',
  ぷ: 'pu',
  ぺ: 'pe',
  ぽ: 'po',
  ゔ: 'vu',
  ぁ: 'a',
  ぃ: 'i',
  ぅ: 'u',
  ぇ: 'e',
  ぉ: 'o',
  ゃ: 'ya',
  ゅ: 'yu',
  ょ: 'yo',
  ゎ: 'wa',
};

/** What changes the letter before it. */
const SMALL = new Set('ぁぃぅぇぉゃゅょゎ');

function toHiragana(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  return code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - 0x60) : letter;
}

export function romaniseKana(text: string): string {
  const letters = Array.from(text.normalize('NFC'), toHiragana);
  let roman = '';
  let doubled = false;
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i] ?? '';
    // A long vowel is not written in names in Latin letters.
    if (letter === 'ー') continue;
    if (letter === 'っ') {
      doubled = true;
      continue;
    }
    let sound = BASE[letter] ?? letter;
    const next = letters[i + 1] ?? '';
    if (SMALL.has(next) && !SMALL.has(letter)) {
      sound = joinSmall(sound, BASE[next] ?? '');
      i += 1;
    }
    // っち is "tchi".
    roman += doubled ? (sound.startsWith('ch') ? 't' : sound.slice(0, 1)) + sound : sound;
    doubled = false;
  }
  // ん before p, b and m is "m"; さとう is "Sato".
  return roman
    .replace(/n(?=[pbm])/g, 'm')
    .replace(/o[ou](?![aeiou])/g, 'o')
    .replace(/uu/g, 'u');
}

function joinSmall(sound: string, small: string): string {
  const consonant = sound.slice(0, -1);
  if (small.startsWith('y')) return /(?:sh|ch|j)$/.test(consonant) ? consonant + small.slice(1) : consonant + small;
  return (sound === 'u' ? 'w' : consonant) + small;
}
