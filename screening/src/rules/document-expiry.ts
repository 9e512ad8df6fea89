/** A document is valid up to and including the day it expires. */
export function isDocumentExpired(docExpireAt: string, today: string): boolean {
  return docExpireAt !== '' && docExpireAt < today;
}
