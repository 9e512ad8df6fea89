import { inflateSync } from 'node:zlib';
import { writeTables } from './sfnt.ts';

const headerBytes = 44;
const entryBytes = 20;

/** A WOFF file as the plain font it packs: read as it is, its tables would be inflated again at every use. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font.');
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < woff.readUInt16BE(12); index++) {
    const entry = headerBytes + index * entryBytes;
    const start = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(start, start + packedLength);
    tables.set(woff.toString('latin1', entry, entry + 4), packedLength < length ? inflateSync(packed) : packed);
  }
  return writeTables(woff.subarray(4, 8), tables);
}
