import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { endpoints } from '@afc/contract/endpoints';
import { picturePart } from '@afc/contract/person';
import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { samplePicture } from '../../testing/petitions.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { serve } from './serve.ts';

it('an upload that takes too long when AFC ends is cut off and leaves nothing behind', async () => {
  const test = await createTestApp({ env: { PORT: '0' } });
  const { token } = await test.as('Operator');
  const serving = await serve(test, 0);
  const folder = join(test.context.config.dataFolder, 'pictures');
  const files = async () => {
    const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return found.filter((entry) => entry.isFile()).map(({ name }) => name);
  };

  const picture = await samplePicture('grace-hopper');
  const part = `--b\r\ncontent-disposition: form-data; name="${picturePart}"; filename="photo.jpg"\r\n\r\n`;
  const sent = Buffer.concat([Buffer.from(part), picture, Buffer.from(`\r\n${part}`), picture.subarray(0, 10_000)]);
  const head = [
    `POST ${endpoints.userProcess.path} HTTP/1.1`,
    'host: afc',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=b',
    'content-length: 1000000',
  ];
  const socket = connect(Number(new URL(serving.address).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), sent]));
  // The first is stored, the second on its way.
  await waitFor(async () => (await files()).length === 2 || undefined);

  await expect(serving.close()).rejects.toThrow('cut off');
  expect(await files()).toEqual([]);
  await test.close();
});
