import { type Tables, writeTables } from './sfnt.ts';

/** What fits outlines to coarse pixels is kept whole. */
const hinting = ['cvt ', 'fpgm', 'prep'];
const trueType = Buffer.from([0, 1, 0, 0]);

/** Flags of a part of a compound glyph. */
const wideArguments = 0x1;
const oneScale = 0x8;
const moreParts = 0x20;
const twoScales = 0x40;
const matrix = 0x80;

/** A font of the given glyphs only, in the given order; null where outlines are of another kind. */
export function writeSubset(tables: Tables, glyphs: readonly number[]): Buffer | null {
  const [head, hhea, maxp, loca, glyf, hmtx] = ['head', 'hhea', 'maxp', 'loca', 'glyf', 'hmtx'].map((name) =>
    tables.get(name),
  );
  if (!head || !hhea || !maxp || !loca || !glyf || !hmtx) return null;
  const wide = head.readInt16BE(50) === 1;
  const placeOf = (glyph: number): number => (wide ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  const outlineOf = (glyph: number): Buffer => glyf.subarray(placeOf(glyph), placeOf(glyph + 1));

  const written = [...glyphs];
  const partPlaces = new Map<number, number>();
  const outlines: Buffer[] = [];
  // Compound glyphs append the glyphs they consist of while they are written.
  for (let index = 0; index < written.length; index++) {
    const outline = outlineOf(written[index] ?? 0);
    outlines.push(
      isCompound(outline)
        ? withParts(outline, (part) => {
            const known = partPlaces.get(part);
            if (known !== undefined) return known;
            const place = written.push(part) - 1;
            partPlaces.set(part, place);
            return place;
          })
        : outline,
    );
  }

  return writeTables(
    trueType,
    new Map([
      ...[...tables].filter(([name]) => hinting.includes(name)),
      ['head', changed(head, 50, 1)],
      ['hhea', changed(hhea, 34, written.length)],
      ['maxp', changed(maxp, 4, written.length)],
      ['hmtx', metricsOf(hmtx, hhea.readUInt16BE(34), written)],
      ['loca', placesOf(outlines)],
      ['glyf', Buffer.concat(outlines)],
    ]),
  );
}

function isCompound(outline: Buffer): boolean {
  return outline.length > 0 && outline.readInt16BE(0) < 0;
}

/** A copy of a compound glyph whose parts stand elsewhere. */
function withParts(outline: Buffer, placeOf: (part: number) => number): Buffer {
  const moved = Buffer.from(outline);
  let at = 10;
  let flags = moreParts;
  while (flags & moreParts) {
    flags = moved.readUInt16BE(at);
    moved.writeUInt16BE(placeOf(moved.readUInt16BE(at + 2)), at + 2);
    at += 4 + (flags & wideArguments ? 4 : 2);
    if (flags & oneScale) at += 2;
    else if (flags & twoScales) at += 4;
    else if (flags & matrix) at += 8;
  }
  return moved;
}

/** Width and left bearing of each glyph; the last glyphs of a font share one width. */
function metricsOf(hmtx: Buffer, widths: number, glyphs: readonly number[]): Buffer {
  const metrics = Buffer.alloc(4 * glyphs.length);
  for (const [index, glyph] of glyphs.entries()) {
    const own = Math.min(glyph, widths - 1);
    hmtx.copy(metrics, 4 * index, 4 * own, 4 * own + 2);
    const bearing = glyph < widths ? 4 * glyph + 2 : 4 * widths + 2 * (glyph - widths);
    hmtx.copy(metrics, 4 * index + 2, bearing, bearing + 2);
  }
  return metrics;
}

function placesOf(outlines: readonly Buffer[]): Buffer {
  const places = Buffer.alloc(4 * (outlines.length + 1));
  let place = 0;
  for (const [index, outline] of outlines.entries()) {
    place += outline.length;
    places.writeUInt32BE(place, 4 * (index + 1));
  }
  return places;
}

function changed(table: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(table);
  copy.writeUInt16BE(value, at);
  return copy;
}
