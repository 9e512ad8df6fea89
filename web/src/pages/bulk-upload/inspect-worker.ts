import { maxPicturePixels } from '@afc/contract/limits';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import type { Inspected } from './inspect.ts';
import { pixelsIn } from './picture-header.ts';

/** Reads a picture whole, away from the page, and keeps nothing of it but its digest. */
async function inspect(file: File): Promise<Inspected> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pixels = pixelsIn(bytes);
  if (pixels === undefined) return { fault: 'unreadable' };
  // Said before it is decoded: a picture that is far too large would take the memory of the whole page.
  if (pixels > maxPicturePixels) return { fault: 'pixels' };
  const decoded = await createImageBitmap(new Blob([bytes]));
  decoded.close();
  return { digest: bytesToHex(sha256(bytes)) };
}

self.addEventListener('message', (event: MessageEvent<{ id: number; file: File }>) => {
  const { id, file } = event.data;
  inspect(file).then(
    (answer) => self.postMessage({ id, answer }),
    () => self.postMessage({ id, answer: { fault: 'unreadable' } satisfies Inspected }),
  );
});
