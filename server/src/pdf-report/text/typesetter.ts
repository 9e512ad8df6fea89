import { type DocumentFont, documentFont } from '../fonts/document-font.ts';
import type { FontFile, Weight } from '../fonts/font-files.ts';
import { loadFont } from '../fonts/loaded-font.ts';
import { type Atom, visualOrder } from './atoms.ts';
import { rightToLeft } from './direction.ts';
import { type Line, wrap } from './wrap.ts';

export type TextStyle = { size: number; weight: Weight; color: string };

/** Measures and draws text of any script in one document. */
export class Typesetter {
  readonly #doc: PDFKit.PDFDocument;
  readonly #fonts = new Map<string, DocumentFont>();
  /** A report says many things many times; nothing outlives the document. */
  readonly #wrapped = new Map<string, Line[]>();

  constructor(doc: PDFKit.PDFDocument) {
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
    this.#doc.fontSize(style.size).fillColor(style.color);
    const places = new Map<Atom, number>();
    let next = x;
    for (const atom of visualOrder(line.atoms)) {
      places.set(atom, next);
      next += this.#width(atom, style);
    }
    // In reading order, whatever side it begins on: that is the order in which it is copied and read aloud.
    for (const run of joined(line.atoms)) {
      const left = Math.min(...run.map((atom) => places.get(atom) ?? x));
      this.#drawRun(run, left, baseline, style);
    }
  }

  #drawRun(run: Run, x: number, baseline: number, style: TextStyle): void {
    const font = this.#font(run[0].font, style.weight);
    const text = run.map((atom) => atom.text).join('');
    this.#doc.font(fontName(run[0].font, style.weight)).text(text, x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      // Asked for features, even none, the writer hands over the whole run instead of word by word.
      ...(run[0].level % 2 === 1 ? { features: [] } : {}),
    });
    const scale = style.size / font.unitsPerEm;
    for (const dot of font.dots(text)) {
      this.#doc
        .save()
        .translate(x + dot.x * scale, baseline - dot.y * scale)
        .scale(scale, -scale);
      this.#doc.path(dot.path).fill(style.color).restore();
    }
  }

  #width({ text, font }: Atom, { size, weight }: TextStyle): number {
    return this.#font(font, weight).width(text, size);
  }

  #font(file: FontFile, weight: Weight): DocumentFont {
    const name = fontName(file, weight);
    const known = this.#fonts.get(name);
    if (known) return known;
    const font = documentFont(loadFont(file, weight));
    // The writer takes a font object wherever it takes a file; its types do not say so.
    this.#doc.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
    this.#fonts.set(name, font);
    return font;
  }
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

function fontName(file: FontFile, weight: Weight): string {
  return `${file.id}-${weight}`;
}
