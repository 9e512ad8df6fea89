import { inflateSync } from 'node:zlib';

const headerBytes = 44;
const directoryEntryBytes = 20;
const sfntHeaderBytes = 12;
const sfntEntryBytes = 16;

type Table = { tag: Buffer; checksum: number; data: Buffer; offset: number };

/** A WOFF file as the plain font it packs: read as it is, its tables would be inflated again at every use. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font.');
  const count = woff.readUInt16BE(12);
  const tables: Table[] = [];
  let offset = sfntHeaderBytes + count * sfntEntryBytes;
  for (let index = 0; index < count; index++) {
    const entry = headerBytes + index * directoryEntryBytes;
    const start = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(start, start + packedLength);
    const data = packedLength < length ? inflateSync(packed) : packed;
    tables.push({ tag: woff.subarray(entry, entry + 4), checksum: woff.readUInt32BE(entry + 16), data, offset });
    offset += (data.length + 3) & ~3;
  }
  return assemble(woff.subarray(4, 8), tables, offset);
}

function assemble(flavour: Buffer, tables: readonly Table[], length: number): Buffer {
  const font = Buffer.alloc(length);
  const selector = Math.floor(Math.log2(tables.length));
  flavour.copy(font, 0);
  font.writeUInt16BE(tables.length, 4);
  font.writeUInt16BE(2 ** selector * sfntEntryBytes, 6);
  font.writeUInt16BE(selector, 8);
  font.writeUInt16BE((tables.length - 2 ** selector) * sfntEntryBytes, 10);
  tables.forEach(({ tag, checksum, data, offset }, index) => {
    const entry = sfntHeaderBytes + index * sfntEntryBytes;
    tag.copy(font, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(data.length, entry + 12);
    data.copy(font, offset);
  });
  return font;
}
