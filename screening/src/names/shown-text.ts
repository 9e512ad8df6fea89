/** In characters: what reviewers read beside a match. The rest of what an entry says stays where the list is stored. */
const LONGEST_SHOWN = 1_000;

/** A text of a list as it is shown, cut where it is longer than anybody reads. */
export function shownText(text: string): string {
  if (text.length <= LONGEST_SHOWN) return text;
  // Not with half a letter at the end.
  return `${text.slice(0, LONGEST_SHOWN - 1).replace(/\p{Surrogate}$/u, '')}…`;
}
