import type { Script } from '../scripts/script.ts';

/** A word of a name in Latin letters, on its way to becoming a token. */
export interface NamePiece {
  word: string;
  /** What was written for it. */
  source: string;
  /** Not the first word of its source. */
  writtenOn?: boolean;
  /** A full stop stands behind it: "J.", "Moh." */
  stop?: boolean;
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
  return {
    word,
    source: sourceOf(pieces),
    writtenOn: pieces[0]?.writtenOn ?? false,
    stop: pieces.at(-1)?.stop ?? false,
    loose: pieces.some(({ loose }) => loose),
  };
}

/** What was written for these words: once where several were written as one. */
export function sourceOf(words: readonly Pick<NamePiece, 'source' | 'writtenOn'>[]): string {
  let text = '';
  let before = '';
  for (const { source, writtenOn } of words) {
    if (!writtenOn || source !== before) text += text === '' ? source : ` ${source}`;
    before = source;
  }
  return text;
}
