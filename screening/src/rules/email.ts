/** An address as two addresses are compared by. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').replace(/\s/g, '').toLowerCase();
}
