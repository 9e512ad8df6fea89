import { maxPictureBytes } from '@afc/contract/limits';
import { expect, it } from 'vitest';
import { acceptFiles } from './accept-files.ts';

const file = (name: string, type: string) => new File(['x'], name, { type });

it('takes jpg, jpeg and png, and names everything else', () => {
  const ofBytes = (name: string, size: number) =>
    Object.defineProperty(file(name, 'image/png'), 'size', { value: size });
  const { files, ignored } = acceptFiles([
    file('a.jpg', 'image/jpeg'),
    file('b.png', 'image/png'),
    file('c.JPEG', ''),
    file('d.gif', 'image/gif'),
    file('e.jpg', 'application/pdf'),
    ofBytes('largest.png', maxPictureBytes),
    ofBytes('large.png', maxPictureBytes + 1),
  ]);
  expect(files.map(({ name }) => name)).toEqual(['a.jpg', 'b.png', 'c.JPEG', 'largest.png']);
  expect(ignored).toEqual([
    { name: 'd.gif', why: 'type' },
    { name: 'e.jpg', why: 'type' },
    { name: 'large.png', why: 'size' },
  ]);
});
