import type { ListFile } from './list-files.ts';

/** Stands where bytes of a damaged file are no letter. No list holds it, no row with it is read, and XML forbids it. */
export const NO_LETTER = '\0';

async function readHead(file: ListFile, bytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of file.open()) {
    parts.push(part);
    size += part.length;
    if (size >= bytes) break;
  }
  return Buffer.concat(parts).subarray(0, bytes);
}

/** UTF-16 is told by its byte order mark only. */
function markedEncoding(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/** Enough of the text to see what kind of file it is. */
export async function readHeadText(file: ListFile): Promise<string> {
  const head = await readHead(file, 65_536);
  return new TextDecoder(markedEncoding(head)).decode(head);
}

/** The content as text: byte order mark taken off, encoding found from all of the content. */
export async function* readText(file: ListFile): AsyncGenerator<string> {
  const { encoding, damaged } = await findEncoding(file);
  for await (const text of decode(file, encoding)) yield damaged ? text.replaceAll('\ufffd', NO_LETTER) : text;
}

async function* decode(file: ListFile, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const part of file.open()) yield decoder.decode(part, { stream: true });
  yield decoder.decode();
}

async function findEncoding(file: ListFile): Promise<{ encoding: string; damaged: boolean }> {
  const encoding = markedEncoding(await readHead(file, 2));
  if (await isWhole(file, encoding)) return { encoding, damaged: false };
  // A single broken byte must not turn every letter of the file into two others.
  if (encoding !== 'utf-8' || (await isMostlyUtf8(file))) return { encoding, damaged: true };
  // OFAC's older CSV files are in the Windows code page.
  return { encoding: 'windows-1252', damaged: false };
}

async function isWhole(file: ListFile, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const takes = (part?: Uint8Array) => {
    try {
      decoder.decode(part, { stream: part !== undefined });
      return true;
    } catch {
      return false;
    }
  };
  for await (const part of file.open()) if (!takes(part)) return false;
  return takes();
}

/** In a file of another encoding hardly any letter beyond ASCII happens to be one of UTF-8. */
async function isMostlyUtf8(file: ListFile): Promise<boolean> {
  let letters = 0;
  let broken = 0;
  for await (const text of decode(file, 'utf-8')) {
    letters += text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
    broken += text.match(/\ufffd/g)?.length ?? 0;
  }
  return letters > broken;
}
