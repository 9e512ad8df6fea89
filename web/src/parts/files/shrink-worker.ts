import { thumbnailPixels } from '@afc/contract/limits';

/** Screens with two pixels for one stay sharp. */
const density = 2;

/** Decodes and scales a picture away from the page: a phone's photo would stop it for a second. */
async function shrink(file: File): Promise<Blob> {
  const small = await createImageBitmap(file, { resizeWidth: thumbnailPixels * density, resizeQuality: 'medium' });
  const canvas = new OffscreenCanvas(small.width, small.height);
  canvas.getContext('2d')?.drawImage(small, 0, 0);
  small.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
}

self.addEventListener('message', (event: MessageEvent<{ id: number; file: File }>) => {
  const { id, file } = event.data;
  shrink(file).then(
    (copy) => self.postMessage({ id, answer: copy }),
    () => self.postMessage({ id, answer: null }),
  );
});
