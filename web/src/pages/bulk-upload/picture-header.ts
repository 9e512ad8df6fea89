const jpegStart = [0xff, 0xd8, 0xff];
const jpegEnd = [0xff, 0xd9] as const;
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const pngEnd = [0x49, 0x45, 0x4e, 0x44] as const;

/** Markers from C0 to CF name the frame and its size, but for these. */
const notFrames = [0xc4, 0xc8, 0xcc];

/** How many pixels a jpeg or png says it has, without decoding it; undefined where it is neither, or where its end is
 * missing: some browsers show as much as came of a picture that was cut off, and take the rest for empty. */
export function pixelsIn(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, pngStart) && endsAfter(24, bytes, pngEnd)) return view.getUint32(16) * view.getUint32(20);
  const frame = startsWith(bytes, jpegStart) ? jpegFrame(view) : undefined;
  // A small copy inside the picture's own head has an end too.
  if (frame === undefined || !endsAfter(frame, bytes, jpegEnd)) return undefined;
  return view.getUint16(frame + 5) * view.getUint16(frame + 7);
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Looks from behind: whatever a camera writes after the end, it is near. */
function endsAfter(place: number, bytes: Uint8Array, end: readonly [number, ...number[]]): boolean {
  let at = bytes.lastIndexOf(end[0]);
  while (at > place && !startsWith(bytes.subarray(at), end)) at = bytes.lastIndexOf(end[0], at - 1);
  return at > place;
}

/** Where the frame begins: goes there from segment to segment. */
function jpegFrame(view: DataView): number | undefined {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    // Any number of FF may stand before a marker.
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && !notFrames.includes(marker)) return at;
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
