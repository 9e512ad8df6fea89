import type { DocumentType } from '@afc/contract/vocabulary';
import anyAscii from 'any-ascii';

/** What two document ids are compared by: letters and digits only, in capitals. */
export function documentIdKey(docId: string): string {
  return anyAscii(docId.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/** Only two types that were both given can be the same. */
export function isSameDocumentType(a: DocumentType | '', b: DocumentType | ''): boolean {
  return a !== '' && a === b;
}
