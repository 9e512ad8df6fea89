/** For the log and the trail: who wants a key in an address wants it in the query, and there it must not stay. */
export function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}
