import { createRequire } from 'node:module';
import { withoutInvisible } from '@afc/contract/without-invisible';
import type { Bidi } from 'bidi-js';
import { chooseFont, hanStyleOf, spaceAfter } from '../fonts/choose-font.ts';
import type { FontFile } from '../fonts/font-files.ts';
import { rightToLeft } from './direction.ts';

/** A piece of text in one font and one direction, without a place to break inside. */
export type Atom = {
  text: string;
  font: FontFile;
  /** Of the bidirectional algorithm: odd levels run from right to left. */
  level: number;
  isSpace: boolean;
  /** A line may end before it. */
  breakBefore: boolean;
};

// Its types describe another module format than the one Node loads.
const bidiFactory: () => Bidi = createRequire(import.meta.url)('bidi-js');
const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Letters and signs of Latin-1: one font, one direction, each character by itself. */
const plain = /^[\x20-\x7e\xa1-\xac\xae-\xff]*$/;
const plainPieces = / +|[^ \-/@_]*[-/@_]+|[^ \-/@_]+/g;

/** Cuts one paragraph into atoms, in the order in which it is read. */
export function atomsOf(paragraph: string): Atom[] {
  const text = withoutInvisible(paragraph.replace(/\t/g, ' ')).normalize('NFC');
  return plain.test(text) ? plainAtoms(text) : anyAtoms(text);
}

function plainAtoms(text: string): Atom[] {
  const font = chooseFont(' ', 'sc');
  let previous = '';
  return Array.from(text.matchAll(plainPieces), ([piece], index) => {
    const isSpace = piece.startsWith(' ');
    const breakBefore = index > 0 && !isSpace && mayBreakBetween(previous.slice(-1), piece.charAt(0));
    previous = piece;
    return { text: piece, font, level: 0, isSpace, breakBefore };
  });
}

function anyAtoms(text: string): Atom[] {
  // The report runs from left to right, also where a sentence of it begins with an Arabic name.
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const style = hanStyleOf(text);
  const atoms: Atom[] = [];
  let previous = '';
  for (const { segment, index } of graphemes.segment(text)) {
    const last = atoms.at(-1);
    const isSpace = /^\s+$/.test(segment);
    const level = levels[index] ?? 0;
    const shown = isSpace ? ' ' : (mirrored.get(index) ?? segment);
    const font = isSpace ? spaceAfter(last?.font) : chooseFont(shown, style);
    const breakBefore = last !== undefined && !isSpace && mayBreakBetween(previous, segment);
    if (last && !breakBefore && last.font === font && last.level === level && last.isSpace === isSpace)
      last.text += shown;
    else atoms.push({ text: shown, font, level, isSpace, breakBefore });
    previous = segment;
  }
  return atoms.map(inDrawingOrder);
}

function mayBreakBetween(before: string, after: string): boolean {
  if (/^\s+$/.test(before)) return true;
  if (/[)\]}.,:;!?、。）」』]/.test(after)) return false;
  return ideograph.test(before) || ideograph.test(after) || /[-/–—@_]/.test(before);
}

/** Letters from right to left are turned by their font; signs among them are not. */
function inDrawingOrder(atom: Atom): Atom {
  if (atom.level % 2 === 0 || rightToLeft.test(atom.text)) return atom;
  const text = Array.from(graphemes.segment(atom.text), ({ segment }) => segment)
    .reverse()
    .join('');
  return { ...atom, text };
}

/** The atoms of one line in the order in which they stand from left to right (rule L2). */
export function visualOrder(atoms: readonly Atom[]): Atom[] {
  const order = [...atoms];
  const highest = Math.max(0, ...atoms.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < order.length; start++) {
      let end = start;
      while ((order[end]?.level ?? -1) >= level) end++;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order;
}
