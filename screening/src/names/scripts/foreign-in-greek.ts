import { wordPairs } from '../table-rows.ts';

/** What Greek has no letters for, and writes with two: inside its own words they may be nt, mp and ng as well. */
const SOUNDS = new Map(wordPairs('μπ b; ντ d; γκ g; τζ j; τσ ch'));
const TWO_LETTERS = /μπ|ντ|γκ|τζ|τσ/g;

/** Μεντβέντεφ with the d of Medvedev, and the rest as it stands. */
export const withForeignSounds = (word: string): string =>
  word.toLowerCase().replace(TWO_LETTERS, (letters) => SOUNDS.get(letters) ?? letters);
