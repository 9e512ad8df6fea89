import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renditionsOf } from '@afc/screening/faces/fixtures/renditions';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createImageStore } from './create-image-store.ts';
import { keyOfStoredName, newPictureKey, storedName } from './picture-key.ts';
import { removePicture, storeRenditions } from './store-picture.ts';
import { listAll } from './testing/list-all.ts';

it('stores every rendition of a picture under its key, and removes them all with the upload', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'afc-pictures-'));
  try {
    const store = createImageStore({ dataFolder });
    const [key, other] = [newPictureKey(), newPictureKey()];
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    await store.put(storedName(key, 'original'), picture, 'image/png');
    const renditions = await renditionsOf(picture);
    await storeRenditions(store, other, renditions);
    await storeRenditions(store, key, renditions);
    expect(await store.get(storedName(key, 'full'))).toEqual(renditions.full);
    const names = (await listAll(store)).map((image) => image.name);
    expect(names.filter((name) => keyOfStoredName(name) === key)).toHaveLength(4);
    await removePicture(store, key);
    const left = (await listAll(store)).map((image) => keyOfStoredName(image.name));
    expect(left).toEqual([other, other, other]);
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
});
