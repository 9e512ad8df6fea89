import pg from 'pg';
import { codeOf } from '../base/error-code.ts';
import { AnsweredFailure, unavailable } from '../base/errors.ts';

/** PostgreSQL does not answer, or only that it cannot now. The same may succeed soon, so callers are told to wait. */
export class DatabaseAway extends AnsweredFailure {
  override name = 'DatabaseAway';
  override readonly answer = unavailable();
  readonly code: string | undefined;
  constructor(cause: Error) {
    super(reasonOf(cause), { cause });
    this.code = codeOf(cause);
  }
  /** For whoever starts AFC or runs a command. */
  get sentence(): string {
    return `The database does not answer now (${this.message}): try again.`;
  }
}

/** Node reports several addresses tried as one AggregateError without a message of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : 'unknown reason';
}

/** The answer of PostgreSQL, or why there is none. */
export async function answerOf<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw isAway(error) ? new DatabaseAway(error) : error;
  }
}

/** It ends or starts, has no connection left, or ended a statement that waited too long: for a lock, as a rule. */
const cannotNow = ['57P01', '57P02', '57P03', '53300', '57014'];

/** What is not PostgreSQL's own answer is pg's about the connection, but for a value of ours that it cannot write. */
function isAway(error: unknown): error is Error {
  if (error instanceof pg.DatabaseError) return cannotNow.includes(codeOf(error) ?? '');
  return error instanceof Error && !(error instanceof TypeError);
}
