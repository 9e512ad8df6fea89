/** An address for the log, the trail and the pages. Keys to a service stand in the query, and nobody should read them. */
export function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}
