import { expect, it } from 'vitest';
import { pixelsIn } from './picture-header.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const pngSize = [0, 0, 0x10, 0, 0, 0, 0, 2];
const pngEnd = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
/** A comment that holds an end, a table, then the frame of 300 by 200 pixels. */
const jpegStart = [0xff, 0xd8, 0xff, 0xfe, 0, 4, 0xff, 0xd9, 0xff, 0xc4, 0, 3, 9];
const jpeg = [...jpegStart, 0xff, 0xff, 0xc2, 0, 17, 8, 0, 200, 1, 44, 3, 1];
const jpegEnd = [0xff, 0xd9];

it('tells how many pixels a picture has before it is decoded', () => {
  expect(pixelsIn(new Uint8Array([...png, ...pngSize, ...pngEnd]))).toBe(8_192);
  expect(pixelsIn(new Uint8Array([...jpeg, ...jpegEnd]))).toBe(60_000);
  expect(pixelsIn(new Uint8Array([...jpeg, ...jpegEnd, 0xff, 0, 7]))).toBe(60_000);
});

it('takes nothing else for a picture, nor one that breaks off', () => {
  expect(pixelsIn(new TextEncoder().encode('GIF89a and so on'))).toBeUndefined();
  expect(pixelsIn(new Uint8Array(png))).toBeUndefined();
  expect(pixelsIn(new Uint8Array([...png, ...pngSize]))).toBeUndefined();
  expect(pixelsIn(new Uint8Array(jpeg.slice(0, 18)))).toBeUndefined();
  expect(pixelsIn(new Uint8Array(jpeg))).toBeUndefined();
  expect(pixelsIn(new Uint8Array())).toBeUndefined();
});
