/** Days as the reader's own clock counts them, for a server that counts in UTC. What is no day is not asked for. */
export function askedTimes(from: string, to: string): { from?: string; to?: string } {
  const [begin, end] = [new Date(`${from}T00:00:00`), new Date(`${to}T23:59:59.999`)];
  return {
    ...(isTime(begin) ? { from: begin.toISOString() } : {}),
    ...(isTime(end) ? { to: end.toISOString() } : {}),
  };
}

/** The server reads years of four digits. West of Greenwich the end of 9999-12-31 is a moment of the year 10000. */
function isTime(date: Date): boolean {
  return !Number.isNaN(date.getTime()) && date.getUTCFullYear() <= 9999;
}
