/** An address as two addresses are compared by: what shows nothing, often copied along, is no part of it. */
export function emailKey(email: string): string {
  return email
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase();
}
