import { randomBytes } from 'node:crypto';
import type { PictureSize } from '@afc/contract/picture';

/** Lower-case hexadecimal, so that file systems that ignore case keep keys apart. */
export function newPictureKey(): string {
  return randomBytes(16).toString('hex');
}

/** The upload as it came, until its renditions exist (or for good, where the operator keeps originals). */
export type StoredSize = PictureSize | 'original';

export const storedSizes = ['original', 'full', 'main', 'thumbnail'] as const satisfies readonly StoredSize[];

const keyPattern = /^[\w-]{1,128}$/;
const namePattern = /^([\w-]{1,128})\.(original|full|main|thumbnail)$/;

/** The name in the store of one rendition of a picture. A key holds no dot, so names never collide. */
export function storedName(key: string, size: StoredSize): string {
  if (!keyPattern.test(key)) throw new RangeError('Not a picture key.');
  return `${key}.${size}`;
}

/** The key of a stored name; null for whatever else lies in the same folder or bucket. */
export function keyOfStoredName(name: string): string | null {
  return namePattern.exec(name)?.[1] ?? null;
}

/** Every store refuses other names: no name can leave its folder or bucket. */
export function assertStoredName(name: string): void {
  if (!namePattern.test(name)) throw new RangeError('Not the name of a stored picture.');
}
