import { renditionsOf } from '@afc/screening/faces/fixtures/renditions';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { plainJpegSize } from './plain-jpeg.ts';
import { samplePicture } from './testing/sample-input.ts';

const grey = () => sharp({ create: { width: 30, height: 20, channels: 3, background: '#808080' } });

describe('a JPEG that may stand in a document as it is', () => {
  it('is every rendition of ours, and its size is read', async () => {
    const { full, main, thumbnail } = await renditionsOf(samplePicture(1));
    for (const rendition of [full, main, thumbnail]) {
      const { width, height } = await sharp(rendition).metadata();
      expect(plainJpegSize(rendition)).toEqual({ width, height });
    }
  });

  it('may be progressive or grey', async () => {
    expect(plainJpegSize(await grey().jpeg({ progressive: true }).toBuffer())).toEqual({ width: 30, height: 20 });
    expect(plainJpegSize(await grey().greyscale().jpeg().toBuffer())).toEqual({ width: 30, height: 20 });
  });

  it('holds nothing of a camera: no place, no turn, no colours of its own', async () => {
    const turned = await grey().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const profiled = await grey().jpeg().withIccProfile('p3').toBuffer();
    for (const each of [turned, profiled]) expect(plainJpegSize(each)).toBeNull();
  });

  it('is not in colours of print', async () => {
    expect(plainJpegSize(await grey().toColourspace('cmyk').jpeg().toBuffer())).toBeNull();
  });

  it('is whole', async () => {
    const whole = await grey().jpeg().toBuffer();
    for (let length = 0; length < whole.length; length++) expect(plainJpegSize(whole.subarray(0, length))).toBeNull();
    // Cut off and ended all the same: its head is not complete.
    for (const length of [4, 40, 160])
      expect(plainJpegSize(Buffer.concat([whole.subarray(0, length), Buffer.from([0xff, 0xd9])]))).toBeNull();
  });

  it('is a JPEG', async () => {
    expect(plainJpegSize(await grey().png().toBuffer())).toBeNull();
    expect(plainJpegSize(Buffer.from('no picture'))).toBeNull();
    expect(plainJpegSize(new Uint8Array())).toBeNull();
  });
});
