import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';

const folder = new URL('../../server/samples/', import.meta.url);

/** The samples as they are shipped. */
export async function sampleFiles(): Promise<Buffer[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).toSorted();
  return Promise.all(names.map((name) => readFile(new URL(name, folder))));
}

/** The samples as photos of 640x480, as a phone or a scanner would send them; `filled` crops some to the whole frame. */
export async function samplePhotos(filled: (index: number) => boolean = () => false): Promise<Buffer[]> {
  return Promise.all(
    (await sampleFiles()).map((file, index) =>
      sharp(file)
        .resize(640, 480, filled(index) ? { fit: 'cover' } : { fit: 'contain', background: '#888' })
        .jpeg({ quality: 90 })
        .toBuffer(),
    ),
  );
}
