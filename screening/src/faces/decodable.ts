import { pictureTypeOf } from './picture-type.ts';

/** Cameras write one, programs for the web ten to sixty. A decoder goes through all pixels once more for each. */
const MOST_SCANS = 100;

/** Cameras write some dozens, large colour profiles and depth maps some hundreds. A decoder keeps 300 bytes and more of each. */
const MOST_SEGMENTS = 10_000;

/**
 * The image as far as decoders may see it; null where they would work for minutes on it, or fill the memory. Its size and
 * its pixels tell neither: a JPEG of 200 KB may have thousands of scans, one of 20 MB millions of empty segments, and
 * texts in a PNG unpack to a thousand times their length.
 */
export function decodable(image: Uint8Array): Uint8Array | null {
  if (pictureTypeOf(image) === 'image/png') return withoutTexts(image);
  const { scans, segments } = countOf(image);
  return scans > MOST_SCANS || segments > MOST_SEGMENTS ? null : image;
}

const SIGNATURE_BYTES = 8;
/** Length and type before a chunk's data, and the checksum after it. */
const AROUND_DATA = 12;
const textChunks = new Set(['tEXt', 'zTXt', 'iTXt']);

function withoutTexts(png: Uint8Array): Uint8Array {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const kept: Buffer[] = [];
  let keptTo = 0;
  for (let at = SIGNATURE_BYTES; at + AROUND_DATA <= bytes.length; ) {
    const end = at + AROUND_DATA + bytes.readUInt32BE(at);
    if (textChunks.has(bytes.toString('latin1', at + 4, at + 8))) {
      kept.push(bytes.subarray(keptTo, at));
      keptTo = end;
    }
    at = end;
  }
  return keptTo === 0 ? png : Buffer.concat([...kept, bytes.subarray(keptTo)]);
}

const MARKER = 0xff;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/** Marker by marker, as decoders go: previews inside of segments and whatever follows the image are not counted. */
function countOf(jpeg: Uint8Array): { scans: number; segments: number } {
  let scans = 0;
  let segments = 0;
  for (let at = jpeg.indexOf(MARKER); at >= 0; at = jpeg.indexOf(MARKER, at)) {
    while (jpeg[at] === MARKER) at += 1;
    const code = jpeg[at] ?? END_OF_IMAGE;
    if (code === END_OF_IMAGE) break;
    if (code === START_OF_SCAN) scans += 1;
    if (hasLength(code)) {
      segments += 1;
      at += ((jpeg[at + 1] ?? 0) << 8) + (jpeg[at + 2] ?? 0);
    }
    at += 1;
  }
  return { scans, segments };
}

/** Not a byte of the picture's data that looks like a marker (0), nor a restart within it, nor the image's start. */
const hasLength = (code: number) => code > 0x01 && !(code >= 0xd0 && code <= START_OF_IMAGE);
