import { type DocumentFont, documentFont, wordsOf } from '../fonts/document-font.ts';
import type { FontFile } from '../fonts/font-files.ts';
import { loadFont } from '../fonts/loaded-font.ts';
import type { Weight } from '../fonts/typefaces.ts';
import type { ReportDocument, WriterFont } from '../report-document.ts';
import { type Atom, visualOrder } from './atoms.ts';
import { rightToLeft } from './direction.ts';
import { fillColour, showing, textAt } from './text-operators.ts';
import { type Line, wrap } from './wrap.ts';

export type TextStyle = { size: number; weight: Weight; color: string };

/** A font in one document: what shapes words, and what the writer notes of it. */
type UsedFont = { shaping: DocumentFont; writing: WriterFont; shown: Map<string, string | null> };

/** Part of a line, ready to be drawn so far behind where the line begins. */
type Piece = { font: WriterFont; shown: string; behind: number };

/** Measures and draws text of any script in one document. */
export class Typesetter {
  readonly #doc: ReportDocument;
  readonly #fonts = new Map<FontFile, Partial<Record<Weight, UsedFont>>>();
  /** A report says many things many times; nothing outlives the document. */
  readonly #wrapped = new Map<string, Line[]>();
  readonly #pieces = new Map<Line, Piece[] | null>();

  constructor(doc: ReportDocument) {
    this.#doc = doc;
  }

  lines(text: string, width: number, style: TextStyle): Line[] {
    const key = `${style.size} ${style.weight} ${width} ${text}`;
    const known = this.#wrapped.get(key);
    if (known) return known;
    const lines = wrap(text, width, (atom) => this.#width(atom, style));
    this.#wrapped.set(key, lines);
    return lines;
  }

  /** `x` is where the line begins, `baseline` where its letters stand. */
  draw(line: Line, x: number, baseline: number, style: TextStyle): void {
    let pieces = this.#pieces.get(line);
    if (pieces === undefined) {
      pieces = this.#cut(line, style);
      this.#pieces.set(line, pieces);
    }
    if (!pieces) this.#drawAnyWay(line, x, baseline, style);
    const colour = fillColour(style.color);
    for (const { font, shown, behind } of pieces ?? []) {
      this.#doc.page.fonts[font.id] ??= font.ref();
      this.#doc.addContent(textAt(x + behind, baseline, shown, font, style.size, colour));
    }
  }

  /** Most lines run from left to right with every mark on its letter. Null for the others. */
  #cut(line: Line, style: TextStyle): Piece[] | null {
    const atoms = written(line);
    if (atoms.some(({ level }) => level > 0)) return null;
    const pieces: Piece[] = [];
    let behind = 0;
    for (const run of joined(atoms)) {
      const { shaping, writing, shown } = this.#font(run[0].font, style.weight);
      const text = textOf(run);
      const words = wordsOf(text).map((word) => {
        const known = shown.get(word);
        if (known !== undefined) return known;
        const fresh = showing(writing, shaping.word(word));
        shown.set(word, fresh);
        return fresh;
      });
      if (words.includes(null) || shaping.outlines(text).length > 0) return null;
      pieces.push({ font: writing, shown: words.join(''), behind });
      for (const atom of run) behind += this.#width(atom, style);
    }
    return pieces;
  }

  #drawAnyWay(line: Line, x: number, baseline: number, style: TextStyle): void {
    this.#doc.fontSize(style.size).fillColor(style.color);
    const places = new Map<Atom, number>();
    let next = x;
    const atoms = written(line);
    for (const atom of visualOrder(atoms)) {
      places.set(atom, next);
      next += this.#width(atom, style);
    }
    // In reading order, whatever side it begins on: that is the order in which it is copied and read aloud.
    for (const run of joined(atoms)) {
      const left = Math.min(...run.map((atom) => places.get(atom) ?? x));
      this.#drawRun(run, left, baseline, style);
    }
  }

  #drawRun(run: Run, x: number, baseline: number, style: TextStyle): void {
    const { shaping } = this.#font(run[0].font, style.weight);
    const text = textOf(run);
    this.#doc.font(fontName(run[0].font, style.weight)).text(text, x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      // Asked for features, even none, the writer hands over the whole run instead of word by word.
      ...(run[0].level % 2 === 1 ? { features: [] } : {}),
    });
    const scale = style.size / shaping.unitsPerEm;
    for (const { path, x: behind, y } of shaping.outlines(text)) {
      this.#doc
        .save()
        .translate(x + behind * scale, baseline - y * scale)
        .scale(scale, -scale);
      this.#doc.path(path).fill(style.color).restore();
    }
  }

  #width({ text, font }: Atom, { size, weight }: TextStyle): number {
    return this.#font(font, weight).shaping.width(text, size);
  }

  #font(file: FontFile, weight: Weight): UsedFont {
    let weights = this.#fonts.get(file);
    if (!weights) {
      weights = {};
      this.#fonts.set(file, weights);
    }
    weights[weight] ??= this.#use(file, weight);
    return weights[weight];
  }

  #use(file: FontFile, weight: Weight): UsedFont {
    const name = fontName(file, weight);
    const shaping = documentFont(loadFont(file, weight));
    // The writer takes a font object wherever it takes a file; its types do not say so.
    this.#doc.registerFont(name, shaping as unknown as PDFKit.Mixins.PDFFontSource);
    return { shaping, writing: this.#doc.writerFont(name), shown: new Map() };
  }
}

function written({ atoms, space }: Line): readonly Atom[] {
  return space ? [...atoms, space] : atoms;
}

type Run = [Atom, ...Atom[]];

/** Neighbours of one direction in one font are drawn at once: copied, they keep the spaces between them. */
function joined(atoms: readonly Atom[]): Run[] {
  const runs: Run[] = [];
  for (const atom of atoms) {
    const last = runs.at(-1);
    if (last && last[0].level === atom.level && last[0].font === atom.font && mayJoin(last, atom)) last.push(atom);
    else runs.push([atom]);
  }
  return runs;
}

/** From right to left, words join but signs that were turned by hand do not. */
function mayJoin(run: Run, atom: Atom): boolean {
  return atom.level % 2 === 0 || [...run, atom].every(({ isSpace, text }) => isSpace || rightToLeft.test(text));
}

function textOf(run: Run): string {
  return run.length === 1 ? run[0].text : run.map(({ text }) => text).join('');
}

function fontName(file: FontFile, weight: Weight): string {
  return `${file.id}-${weight}`;
}
