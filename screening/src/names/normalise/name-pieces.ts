import type { Script } from '../scripts/script.ts';

/** A word of a name in Latin letters, on its way to becoming a token. */
export interface NamePiece {
  word: string;
  /** What was written for it. */
  source: string;
  /** Romanised from a script that leaves sounds out. */
  loose: boolean;
  /** Of a Korean or Chinese name. */
  eastAsian?: boolean;
}

export interface NameReading {
  pieces: NamePiece[];
  script: Script;
}

/** One word made of neighbours. */
export function joinPieces(pieces: readonly NamePiece[], word: string): NamePiece {
  const sources = new Set(pieces.map(({ source }) => source));
  return { word, source: [...sources].join(' '), loose: pieces.some(({ loose }) => loose) };
}
