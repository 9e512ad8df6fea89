const patience = 1_000;

/** Waits for the typeface, so that no text jumps from another into it. A typeface that is late comes later. */
export async function typeface(): Promise<void> {
  const late = new Promise((end) => setTimeout(end, patience));
  await Promise.race([Promise.allSettled([document.fonts.load("1rem 'Inter Variable'")]), late]);
}
