import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { allParts } from '../../parts/upload/person-check.ts';
import type { CheckedPerson, Inspections } from './check-people.ts';

/** The Idempotency-Key of a row, from what it holds: the same row chosen again, after a reload or in a mended file, is
 * the same request. The browser's own digests exist on https only, and the product is also served plainly. */
export function keyOf({ fields, files }: Pick<CheckedPerson, 'fields' | 'files'>, inspections: Inspections): string {
  const pictures = files.map((file) => inspections.get(file));
  const content = JSON.stringify([allParts.map((part) => fields[part]), pictures]);
  return `bulk-${bytesToHex(sha256(utf8ToBytes(content)))}`;
}
