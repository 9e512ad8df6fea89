const SCRIPTS = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hangul', /\p{Script=Hangul}/u],
  ['Kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Han', /\p{Script=Han}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  [
    'Indic',
    /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u,
  ],
  ['Thai', /\p{Script=Thai}/u],
  ['Lao', /\p{Script=Lao}/u],
  ['Khmer', /\p{Script=Khmer}/u],
  ['Burmese', /\p{Script=Myanmar}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Georgian', /\p{Script=Georgian}/u],
  ['Ethiopic', /\p{Script=Ethiopic}/u],
] as const;

/** Foreign words that Chinese and Korean write by their sound are in a script of their own: 'Transcribed'. */
export type Script = (typeof SCRIPTS)[number][0] | 'Transcribed' | 'Other';

/** Each character stands for a syllable. */
export function isSyllabic(script: Script): boolean {
  return script === 'Han' || script === 'Hangul';
}

// Most names are ASCII, and the property tests above are slow.
const ASCII = /^[\x20-\x7e]*$/;

/** By code point, once it was asked for: the place in SCRIPTS from one on, or one more than the last for others. */
const places = new Uint8Array(0x11_0000);

function scriptOf(letter: string): Script {
  const point = letter.codePointAt(0) ?? 0;
  const known = places[point];
  if (known) return SCRIPTS[known - 1]?.[0] ?? 'Other';
  const found = SCRIPTS.findIndex(([, pattern]) => pattern.test(letter));
  places[point] = (found < 0 ? SCRIPTS.length : found) + 1;
  return SCRIPTS[found]?.[0] ?? 'Other';
}

/** The script most letters of the text are written in. */
export function detectScript(text: string): Script {
  if (ASCII.test(text)) return 'Latin';
  const counts = new Map<Script, number>();
  let best: Script = 'Other';
  for (const letter of text) {
    const script = scriptOf(letter);
    if (script === 'Other') continue;
    const count = (counts.get(script) ?? 0) + 1;
    counts.set(script, count);
    if (count > (counts.get(best) ?? 0)) best = script;
  }
  return best;
}
