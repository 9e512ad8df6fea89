const headerBytes = 12;
const entryBytes = 16;

/** The tables of a plain font by name. */
export type Tables = ReadonlyMap<string, Buffer>;

export function readTables(font: Buffer): Tables {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = headerBytes + index * entryBytes;
    const start = font.readUInt32BE(entry + 8);
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(start, start + font.readUInt32BE(entry + 12)));
  }
  return tables;
}

/** A font of these tables; readers of fonts inside documents ask for no checksums. */
export function writeTables(flavour: Buffer, tables: Tables): Buffer {
  const aligned = (length: number): number => (length + 3) & ~3;
  const names = [...tables.keys()].toSorted();
  let offset = headerBytes + names.length * entryBytes;
  const length = [...tables.values()].reduce((sum, data) => sum + aligned(data.length), offset);
  const font = Buffer.alloc(length);
  const selector = Math.floor(Math.log2(names.length));
  flavour.copy(font, 0, 0, 4);
  font.writeUInt16BE(names.length, 4);
  font.writeUInt16BE(2 ** selector * entryBytes, 6);
  font.writeUInt16BE(selector, 8);
  font.writeUInt16BE((names.length - 2 ** selector) * entryBytes, 10);
  for (const [index, name] of names.entries()) {
    const data = tables.get(name) ?? Buffer.alloc(0);
    const entry = headerBytes + index * entryBytes;
    font.write(name, entry, 'latin1');
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(data.length, entry + 12);
    data.copy(font, offset);
    offset += aligned(data.length);
  }
  return font;
}
