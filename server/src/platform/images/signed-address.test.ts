import { PictureParams, PictureQuery } from '@afc/contract/picture';
import { describe, expect, it } from 'vitest';
import { createPictureSigner, type SignedPicture } from './signed-address.ts';

const signer = createPictureSigner('a secret of the installation, long enough');
const now = new Date('2026-11-15T10:01:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

/** As the route reads it. */
function read(address: string): SignedPicture {
  const url = new URL(address, 'http://afc.test');
  const [, , , key, size] = url.pathname.split('/');
  return { ...PictureParams.parse({ key, size }), ...PictureQuery.parse(Object.fromEntries(url.searchParams)) };
}

describe('signed picture addresses', () => {
  it('are accepted for five minutes at least and refused after ten', () => {
    const picture = read(signer.sign('abc-1', 'main', now));
    expect(signer.verify(picture, now)).toBe(true);
    expect(signer.verify(picture, minutes(5))).toBe(true);
    expect(signer.verify(picture, minutes(10))).toBe(false);
    const end = picture.expires * 1_000;
    expect(signer.verify(picture, new Date(end - 1))).toBe(true);
    expect(signer.verify(picture, new Date(end))).toBe(false);
  });

  it('stay the same for some minutes, so that browsers keep the picture', () => {
    expect(signer.sign('abc', 'full', minutes(3))).toBe(signer.sign('abc', 'full', now));
    expect(signer.sign('abc', 'full', minutes(5))).not.toBe(signer.sign('abc', 'full', now));
  });

  it('open one size of one picture until one moment, and nothing else', () => {
    const picture = read(signer.sign('abc', 'thumbnail', now));
    expect(signer.verify({ ...picture, key: 'abd' }, now)).toBe(false);
    expect(signer.verify({ ...picture, size: 'full' }, now)).toBe(false);
    expect(signer.verify({ ...picture, expires: picture.expires + 300 }, now)).toBe(false);
    expect(signer.verify({ ...picture, signature: '' }, now)).toBe(false);
    expect(signer.verify({ ...picture, signature: `${picture.signature}AAAA` }, now)).toBe(false);
    expect(createPictureSigner('another secret').verify(picture, now)).toBe(false);
  });
});
