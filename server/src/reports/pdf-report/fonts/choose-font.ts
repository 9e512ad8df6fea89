import { emoji, type FontFile, fontFiles, type HanStyle } from './font-files.ts';
import { loadFont } from './loaded-font.ts';

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;

/** Kana beside Han characters mean Japanese, Hangul means Korean; else they are drawn the Chinese way. */
export function hanStyleOf(text: string): HanStyle {
  if (kana.test(text)) return 'jp';
  return hangul.test(text) ? 'kr' : 'sc';
}

const chosen: Record<HanStyle, Map<string, FontFile>> = { sc: new Map(), jp: new Map(), kr: new Map() };

/**
 * The file that is for a grapheme's letter and also draws its marks, whichever file these are for: a Chinese one, which
 * is for the accent of B̀ and has a B, sets it beside the letter. Else the letter's; else Latin, which draws an empty box.
 */
export function chooseFont(grapheme: string, style: HanStyle): FontFile {
  const known = chosen[style].get(grapheme);
  if (known) return known;
  const [first = 0, ...marks] = Array.from(grapheme, (character) => character.codePointAt(0) ?? 0);
  const files = fontFiles[style];
  const file =
    files.find((each) => has(each, first) && marks.every((mark) => draws(each, mark))) ??
    files.find((each) => has(each, first)) ??
    files[0];
  if (!file) throw new Error('No fonts are installed.');
  // Graphemes are many but texts of several marks are rare: only single characters are remembered.
  if (marks.length === 0) chosen[style].set(grapheme, file);
  return file;
}

/** A space is drawn with the word before it where that font has one, whatever the file says it is for; not with emoji, whose space is as wide as they are. */
export function spaceAfter(file: FontFile | undefined): FontFile {
  return file && !emoji.includes(file) && draws(file, 0x20) ? file : chooseFont(' ', 'sc');
}

function has(file: FontFile, codePoint: number): boolean {
  return file.ranges.some(([from, to]) => codePoint >= from && codePoint <= to) && draws(file, codePoint);
}

const draws = (file: FontFile, codePoint: number) => loadFont(file, 400).written.hasGlyphForCodePoint(codePoint);
