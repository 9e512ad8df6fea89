/** The day of a moment as calls tell it: in UTC, as days are counted everywhere, whatever clock the reader has. */
export function dayOf(moment: string): string {
  return moment.slice(0, 10);
}
