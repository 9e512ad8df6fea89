export type PictureType = 'image/jpeg' | 'image/png';

const signatures: Record<PictureType, readonly number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** So many first bytes decide. */
export const signatureBytes = 8;

/** What the bytes are, whatever name or header came with them; null for anything but JPEG and PNG. */
export function pictureTypeOf(head: Uint8Array): PictureType | null {
  if (startsWith(head, signatures['image/jpeg'])) return 'image/jpeg';
  if (startsWith(head, signatures['image/png'])) return 'image/png';
  return null;
}

function startsWith(head: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => head[index] === byte);
}
