const jpegStart = [0xff, 0xd8, 0xff];
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Markers from C0 to CF name the frame and its size, but for these. */
const notFrames = [0xc4, 0xc8, 0xcc];

/** How many pixels a jpeg or png says it has, without decoding it; undefined where it is neither. */
export function pixelsIn(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, pngStart) && bytes.length >= 24) return view.getUint32(16) * view.getUint32(20);
  return startsWith(bytes, jpegStart) ? jpegPixels(view) : undefined;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Goes from segment to segment until the frame. */
function jpegPixels(view: DataView): number | undefined {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    // Any number of FF may stand before a marker.
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && !notFrames.includes(marker))
      return view.getUint16(at + 5) * view.getUint16(at + 7);
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
