/** An apostrophe in all its shapes, for a class of characters in a pattern. */
export const APOSTROPHE = "'‘’ʼʻ′´`";

const ANY = new RegExp(`[${APOSTROPHE}]`, 'g');

/** In the shape of the keyboard, for a pattern that knows no other. */
export const plainApostrophes = (text: string): string => text.replace(ANY, "'");

export const withoutApostrophes = (text: string): string => text.replace(ANY, '');
