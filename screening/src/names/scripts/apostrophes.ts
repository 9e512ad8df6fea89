/** An apostrophe in all its shapes, for a class of characters in a pattern. */
export const APOSTROPHE = "'‘’ʼʻ′´`";

const ANY = new RegExp(`[${APOSTROPHE}]`, 'g');

/** In the shape of the keyboard. To be done before NFKC, which takes `´` apart into a space and an accent. */
export const plainApostrophes = (text: string): string => text.replace(ANY, "'");

export const withoutApostrophes = (text: string): string => text.replace(ANY, '');
