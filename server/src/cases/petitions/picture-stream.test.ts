import { buffer } from 'node:stream/consumers';
import { maxPictureBytes } from '@afc/contract/limits';
import { expect, it } from 'vitest';
import { PictureStream } from './picture-stream.ts';

const jpegStart = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

/** How much of a picture of so many bytes comes through. */
async function through(bytes: number): Promise<number> {
  const stream = new PictureStream();
  stream.end(Buffer.concat([jpegStart], bytes));
  return (await buffer(stream)).length;
}

it('lets a picture of the largest size through, and none that is a byte larger', async () => {
  expect(await through(maxPictureBytes)).toBe(maxPictureBytes);
  await expect(through(maxPictureBytes + 1)).rejects.toMatchObject({ code: 'tooLarge' });
});
