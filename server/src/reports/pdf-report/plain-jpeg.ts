/** Segments of a JPEG that the reading of one needs to know. */
const startOfImage = 0xff_d8;
const endOfImage = 0xff_d9;
const startOfScan = 0xff_da;
const jfif = 0xff_e0;
/** Tables of codes and of steps, and how often decoding may restart. */
const tables = new Set([0xff_c4, 0xff_db, 0xff_dd]);
/** Baseline, extended and progressive pictures. */
const frames = new Set([0xff_c0, 0xff_c1, 0xff_c2]);

type Size = { width: number; height: number };

/**
 * The size of a JPEG that may stand in a document as it is: whole, in grey or YCbCr of eight bits, and without anything
 * a camera wrote into it. Null for every other picture.
 */
export function plainJpegSize(bytes: Uint8Array): Size | null {
  const jpeg = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (jpeg.length < 4 || jpeg.readUInt16BE(0) !== startOfImage || jpeg.readUInt16BE(jpeg.length - 2) !== endOfImage)
    return null;
  let size: Size | null = null;
  for (let at = 2; at + 4 <= jpeg.length; ) {
    const marker = jpeg.readUInt16BE(at);
    if (marker === startOfScan) return size;
    if (frames.has(marker)) {
      size = frameSize(jpeg.subarray(at + 4, at + 2 + jpeg.readUInt16BE(at + 2)));
      if (!size) return null;
    } else if (marker !== jfif && !tables.has(marker)) return null;
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return null;
}

function frameSize(frame: Buffer): Size | null {
  if (frame.length < 6) return null;
  const components = frame.readUInt8(5);
  if (frame.length !== 6 + 3 * components) return null;
  // Numbered from one as those of YCbCr are; of red, green and blue they would be letters.
  const numbers = Array.from({ length: components }, (_, index) => frame.readUInt8(6 + 3 * index)).join();
  const [height, width] = [frame.readUInt16BE(1), frame.readUInt16BE(3)];
  const isPlain = frame.readUInt8(0) === 8 && (numbers === '1' || numbers === '1,2,3');
  return isPlain && width > 0 && height > 0 ? { width, height } : null;
}
