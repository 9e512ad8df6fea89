import type { TokenMatch } from './matched.ts';

/** Words of two names that met. */
export interface AlignedPair {
  /** Indexes into the tokens; several of them where a word is written apart. */
  left: number[];
  right: number[];
  cost: number;
  how: TokenMatch['how'];
  partial?: boolean;
}

export interface Alignment {
  pairs: AlignedPair[];
  leftOnly: number[];
  rightOnly: number[];
}
