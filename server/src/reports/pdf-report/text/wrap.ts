import { spaceAfter } from '../fonts/choose-font.ts';
import { type Atom, atomsOf } from './atoms.ts';

/** `space` keeps its last word apart from what follows, for whoever copies it or has it read aloud; it has no width. */
export type Line = { atoms: Atom[]; width: number; space: Atom | null };
export type Measure = (atom: Atom) => number;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Breaks a text into lines of at most `width`; a word longer than a line is broken where it must be. */
export function wrap(text: string, width: number, measure: Measure): Line[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .flatMap((paragraph) => wrapParagraph(atomsOf(paragraph), width, measure));
}

function wrapParagraph(atoms: readonly Atom[], width: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  let line: Atom[] = [];
  let taken = 0;
  const push = (atom: Atom, atomWidth: number): void => {
    line.push(atom);
    taken += atomWidth;
  };
  const end = (isLast: boolean): void => {
    lines.push(lineOf(line, isLast, measure));
    line = [];
    taken = 0;
  };
  for (const piece of pieces(atoms)) {
    const words = piece.filter(({ isSpace }) => !isSpace);
    const pieceWidth = total(words, measure);
    if (taken > 0 && taken + pieceWidth > width) end(false);
    const fitting = pieceWidth > width ? piece.flatMap(letters) : piece;
    for (const atom of fitting) {
      const atomWidth = measure(atom);
      if (!atom.isSpace && taken > 0 && taken + atomWidth > width) end(false);
      push(atom, atomWidth);
    }
  }
  if (line.length > 0 || lines.length === 0) end(true);
  return lines;
}

/** Atoms that stay together: up to the next place where a line may end. */
function pieces(atoms: readonly Atom[]): Atom[][] {
  const found: Atom[][] = [];
  for (const atom of atoms) {
    const last = found.at(-1);
    if (last && !atom.breakBefore) last.push(atom);
    else found.push([atom]);
  }
  return found;
}

function letters(atom: Atom): Atom[] {
  return Array.from(graphemes.segment(atom.text), ({ segment }) => ({ ...atom, text: segment }));
}

/** A line that ends inside a word, or behind its hyphen, has nothing behind it. */
function lineOf(given: readonly Atom[], isLast: boolean, measure: Measure): Line {
  const atoms = [...given];
  while (atoms.at(-1)?.isSpace) atoms.pop();
  const last = atoms.at(-1);
  const space = last && (isLast || atoms.length < given.length) ? spaceBehind(last) : null;
  return { atoms, width: total(atoms, measure), space };
}

function spaceBehind({ font }: Atom): Atom {
  return { text: ' ', font: spaceAfter(font), level: 0, isSpace: true, breakBefore: false };
}

function total(atoms: readonly Atom[], measure: Measure): number {
  return atoms.reduce((sum, atom) => sum + measure(atom), 0);
}
