const invisible = /(?![\n\t])[\p{Cc}\u200b\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/gu;

/**
 * A text as pages and reports show it: without marks of direction, which could make a name read as another than the one
 * compared, and without what shows nothing. Joiners, which shape Arabic, and the lines of a comment stay.
 */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');
