import type { ImageStore, StoredImage } from '../image-store.ts';

export async function listAll(store: ImageStore, prefix?: string): Promise<StoredImage[]> {
  const images: StoredImage[] = [];
  for await (const image of store.list(prefix)) images.push(image);
  return images;
}
