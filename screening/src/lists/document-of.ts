import { addOnce } from './add-once.ts';
import { countryCode } from './countries.ts';
import type { ListDocument } from './entity.ts';

/** What a list says of a document; undefined where no digit stands in its number. */
export function documentOf(number: string, type?: string, countryName = ''): ListDocument | undefined {
  if (!/\d/.test(number)) return undefined;
  const country = countryCode(countryName);
  return { ...(type ? { type } : {}), number, ...(country ? { country } : {}) };
}

/** Once each. The same number of another kind or country is another document. */
export function addDocument(documents: ListDocument[], document: ListDocument | undefined): void {
  if (!document) return;
  const { type, number, country } = document;
  addOnce(documents, JSON.stringify([type, number, country]), document);
}
