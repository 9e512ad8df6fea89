/** For the log, the trail and the pages: who wants a key in an address wants it in the query, and no reader needs it. */
export function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}
