import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { decodable } from './decodable.ts';
import { decode, isDamaged } from './decode.ts';

const square = (side = 16) => sharp({ create: { width: side, height: side, channels: 3, background: '#777' } });

function segment(marker: number, data: readonly number[]): Buffer {
  return Buffer.from([0xff, marker, 0, data.length + 2, ...data]);
}

/** A grey JPEG of 8 x 8 pixels that refines its one block again and again. */
function jpegOfScans(scans: number): Buffer {
  const oneCode = (table: number, symbol: number) => segment(0xc4, [table, 1, ...Array<number>(15).fill(0), symbol]);
  const refinements = Array.from({ length: scans - 1 }, (_, index) => {
    const [coefficient, step] = [1 + Math.floor(index / 14), index % 14];
    const bits = step === 0 ? 13 : ((14 - step) << 4) | (13 - step);
    return Buffer.concat([segment(0xda, [1, 1, 0, coefficient, coefficient, bits]), Buffer.from([0x7f])]);
  });
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]),
    oneCode(0x00, 0),
    oneCode(0x10, 0),
    segment(0xda, [1, 1, 0, 0, 0, 0]),
    Buffer.from([0x7f]),
    ...refinements,
    Buffer.from([0xff, 0xd9]),
  ]);
}

describe('a JPEG', () => {
  it('is read with as many scans as programs write, and not with more', async () => {
    expect(await decode(jpegOfScans(64))).toMatchObject({ outcome: 'decoded' });
    expect(await decode(jpegOfScans(101))).toMatchObject({ outcome: 'unreadable' });
  });

  it('is read with more segments than programs write, and not with millions of them', async () => {
    const jpeg = await square().jpeg().toBuffer();
    const withSegments = (count: number) =>
      Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(4 * count, segment(0xe1, [])), jpeg.subarray(2)]);
    expect(await decode(withSegments(9_900))).toMatchObject({ outcome: 'decoded' });
    expect(await decode(withSegments(10_001))).toMatchObject({ outcome: 'unreadable' });
  });

  it('is read whatever stands in its segments and behind its end', async () => {
    const many = Buffer.alloc(400, Buffer.from([0xff, 0xda]));
    const jpeg = await square().jpeg({ progressive: true }).toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0x01, 0x92]), many]);
    const odd = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), many]);
    expect(decodable(odd)).toBe(odd);
    expect(await decode(odd)).toMatchObject({ outcome: 'decoded' });
  });
});

describe('a PNG', () => {
  /** Before the end chunk, the last twelve bytes. */
  async function withChunks(...types: string[]): Promise<Buffer> {
    const png = await square().png().toBuffer();
    const data = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(1_000))]);
    const chunks = types.map((type) => {
      const chunk = Buffer.alloc(data.length + 12);
      chunk.writeUInt32BE(data.length);
      chunk.write(type, 4, 'latin1');
      data.copy(chunk, 8);
      return chunk;
    });
    return Buffer.concat([png.subarray(0, -12), ...chunks, png.subarray(-12)]);
  }

  it('is decoded without its texts, however they would unpack', async () => {
    const png = await square().png().toBuffer();
    expect(decodable(png)).toBe(png);
    expect(decodable(await withChunks('zTXt', 'tEXt', 'iTXt', 'zTXt'))).toEqual(png);
    expect(decodable(await withChunks('zTXt', 'eXIf'))).toEqual(await withChunks('eXIf'));
  });

  it('is read with as long a side as a JPEG may have, and not with a longer one', async () => {
    const strip = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#777' } })
        .png()
        .toBuffer();
    expect(await decode(await strip(1, 65_535))).toMatchObject({ outcome: 'decoded' });
    expect(await decode(await strip(1, 65_536))).toMatchObject({ outcome: 'unreadable' });
    expect(await decode(await strip(65_536, 1))).toMatchObject({ outcome: 'unreadable' });
  });

  it('is looked through for damage at a small size, however long it is', async () => {
    const kept = vi.spyOn(Object.getPrototypeOf(square()), 'toBuffer');
    onTestFinished(() => kept.mockRestore());
    const strip = await sharp({ create: { width: 1, height: 6_000, channels: 3, background: '#777' } })
      .png()
      .toBuffer();
    kept.mockClear();
    expect(await isDamaged(strip)).toBe(false);
    const sizes = await Promise.all(kept.mock.results.map(async ({ value }) => (await value).length));
    expect(sizes).toEqual([3 * 64]);
  });

  it('is left as it is where it is cut off', async () => {
    const png = await square(300).png().toBuffer();
    for (const cut of [9, 20, 40, png.length - 5])
      expect(decodable(png.subarray(0, cut))).toEqual(png.subarray(0, cut));
  });
});
