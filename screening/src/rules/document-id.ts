import type { DocumentType } from '@afc/contract/vocabulary';
import anyAscii from 'any-ascii';
import { inLatinLookalikes } from '../names/scripts/homoglyphs.ts';

/** What is written where there is no number to write; two people who wrote it have no document in common. */
const NO_NUMBER = /^(?:0+|X+|NA|NIL|NONE|NULL|UNKNOWN|NOTAPPLICABLE|NINGUNO|DESCONOCIDO|NOAPLICA|PENDING|PENDIENTE)$/;

/**
 * What two document ids are compared by: Latin letters, also where others look like them, and digits, in capitals. Empty
 * where none was given.
 */
export function documentIdKey(docId: string): string {
  const key = anyAscii(inLatinLookalikes(docId.normalize('NFKC').toUpperCase()))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  return NO_NUMBER.test(key) ? '' : key;
}

/** Only two types that were both given can be the same. */
export function isSameDocumentType(a: DocumentType | '', b: DocumentType | ''): boolean {
  return a !== '' && a === b;
}
