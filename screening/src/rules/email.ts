/** What two addresses are compared by: without spaces and invisible marks, which are often copied along. */
export function emailKey(email: string): string {
  return email
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase();
}
