import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureTypeOf } from './picture-type.ts';

it('reads the type of a picture from its bytes', async () => {
  const square = sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } });
  expect(pictureTypeOf(await square.clone().jpeg().toBuffer())).toBe('image/jpeg');
  expect(pictureTypeOf(await square.clone().png().toBuffer())).toBe('image/png');
  expect(pictureTypeOf(await square.clone().webp().toBuffer())).toBeNull();
  expect(pictureTypeOf(Buffer.from('GIF89a'))).toBeNull();
  expect(pictureTypeOf(Buffer.alloc(0))).toBeNull();
  expect(pictureTypeOf(Buffer.from([0xff, 0xd8]))).toBeNull();
});
