const longestSeconds = 3 * 60 * 60;

/** How long to wait before the next try, in seconds: three times as long after each that failed, at most three hours. */
export function growingWait(firstSeconds: number, tries: number): number {
  return Math.min(firstSeconds * 3 ** (tries - 1), longestSeconds);
}
