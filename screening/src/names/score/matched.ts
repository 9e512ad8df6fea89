import type { AlignmentKind } from '@afc/contract/vocabulary';

export type MatchedHow = Exclude<AlignmentKind, 'omitted' | 'contradicted'>;

export interface TokenMatch {
  /** The shorter word is half of the longer one: the half that was left out still counts as a word. */
  partial?: boolean;
  /** 0 is equal; .84 is as much difference as a whole name may have and still pass. */
  cost: number;
  how: MatchedHow;
}

/** Costs above this are no match: the two words contradict each other. */
export const MATCH_LIMIT = 1.15;
/** One known name for another: more than a slip, unless the rest of the person agrees. */
export const OTHER_NAME = 0.95;
/** "3" and "three" */
export const SAME_NUMBER = 0.02;
export const SAME_SOUND = 0.12;
/** An abbreviation that is marked as one. */
export const WITH_FULL_STOP = 0.25;
/** One initial, or several together. */
export const INITIAL = 0.35;
/** A whole name passes with about this many wrong letters, however long its words are. */
export const EDITS_ALLOWED = 2.3;

export const NO_MATCH: TokenMatch = { cost: 9, how: 'spelling' };
