/** A word of a name as it is read, and the characters it is read from. */
export interface ReadWord {
  word: string;
  source: string;
}
