import type { Database } from './database.ts';

/** For what is written or forgotten at a moment: AFC's own, which tests set. */
export interface DatabaseAndClock {
  readonly db: Database;
  readonly now: () => Date;
}
