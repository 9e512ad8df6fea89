import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { endpoints } from '@afc/contract/endpoints';
import type { PictureSize } from '@afc/contract/picture';

/** Addresses made within the same five minutes are equal, so that browsers keep the picture. */
const bucketSeconds = 300;

export type SignedPicture = { key: string; size: PictureSize; expires: number; signature: string };

export interface PictureSigner {
  /** Good for five to ten minutes from now. */
  sign(key: string, size: PictureSize, now: Date): string;
  verify(picture: SignedPicture, now: Date): boolean;
}

/** An `<img>` sends no bearer header: the address itself proves that the server gave it out, and ends soon. */
export function createPictureSigner(secret: string): PictureSigner {
  // A page of a list signs dozens of addresses: the key is made ready once.
  const secretKey = createSecretKey(Buffer.from(secret));
  const mac = (key: string, size: PictureSize, expires: number): Buffer =>
    createHmac('sha256', secretKey).update(`picture\n${key}\n${size}\n${expires}`).digest();

  return {
    sign(key, size, now) {
      const expires = (Math.floor(now.getTime() / 1_000 / bucketSeconds) + 2) * bucketSeconds;
      const signature = mac(key, size, expires).toString('base64url');
      const path = endpoints.picture.path.replace(':key', key).replace(':size', size);
      return `${path}?expires=${expires}&signature=${signature}`;
    },
    verify({ key, size, expires, signature }, now) {
      if (expires * 1_000 <= now.getTime()) return false;
      const expected = mac(key, size, expires);
      const given = Buffer.from(signature, 'base64url');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
