import { type Atom, atomsOf } from './atoms.ts';

export type Line = { atoms: Atom[]; width: number };
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
  let line: Line = { atoms: [], width: 0 };
  const push = (atom: Atom, atomWidth: number): void => {
    line.atoms.push(atom);
    line.width += atomWidth;
  };
  const end = (): void => {
    lines.push(withoutSpaceAtEnd(line, measure));
    line = { atoms: [], width: 0 };
  };
  for (const piece of pieces(atoms)) {
    const words = piece.filter(({ isSpace }) => !isSpace);
    const pieceWidth = total(words, measure);
    if (line.width > 0 && line.width + pieceWidth > width) end();
    const fitting = pieceWidth > width ? piece.flatMap(letters) : piece;
    for (const atom of fitting) {
      const atomWidth = measure(atom);
      if (!atom.isSpace && line.width > 0 && line.width + atomWidth > width) end();
      push(atom, atomWidth);
    }
  }
  if (line.atoms.length > 0 || lines.length === 0) end();
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

function withoutSpaceAtEnd(line: Line, measure: Measure): Line {
  const atoms = [...line.atoms];
  while (atoms.at(-1)?.isSpace) atoms.pop();
  return { atoms, width: total(atoms, measure) };
}

function total(atoms: readonly Atom[], measure: Measure): number {
  return atoms.reduce((sum, atom) => sum + measure(atom), 0);
}
