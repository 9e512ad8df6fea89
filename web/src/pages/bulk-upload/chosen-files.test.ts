import { expect, it } from 'vitest';
import { droppedFiles } from './chosen-files.ts';

const fileEntry = (fullPath: string) => ({
  isFile: true,
  isDirectory: false,
  fullPath,
  file: (found: (file: File) => void) => found(new File(['x'], fullPath.split('/').at(-1) ?? '')),
});

/** A folder hands out what it holds in parts, as browsers do. */
const folderEntry = (fullPath: string, ...parts: object[][]) => ({
  isFile: false,
  isDirectory: true,
  fullPath,
  createReader: () => {
    const left = [...parts];
    return { readEntries: (found: (part: object[]) => void) => found(left.shift() ?? []) };
  },
});

const broken = {
  isFile: true,
  isDirectory: false,
  fullPath: '/people/gone.jpg',
  file: (_: unknown, failed: (error: Error) => void) => failed(new Error('gone')),
};

/** What the browser hands over, as far as it is looked at. */
const dropped = (...entries: object[]) =>
  ({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files: [] }) as unknown as DataTransfer;

it('a dropped folder is taken with all it holds and where each stands; what cannot be read is passed over', async () => {
  const inside = folderEntry('/people/1', [fileEntry('/people/1/face.jpg')]);
  const folder = folderEntry('/people', [fileEntry('/people/a.jpg'), broken], [inside]);
  const found = await droppedFiles(dropped(fileEntry('/people.csv'), folder));
  expect(found.map(({ path }) => path)).toEqual(['people.csv', 'people/a.jpg', 'people/1/face.jpg']);
});
