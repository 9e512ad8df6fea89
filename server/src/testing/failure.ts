import { ApiError } from '@afc/contract/client';
import type { ErrorReply } from '@afc/contract/errors';

export type Failure = { status: number } & Partial<ErrorReply['error']>;

/** The status and reply of a call that must not succeed. */
export async function failure(call: Promise<unknown>): Promise<Failure> {
  let answer: unknown;
  try {
    answer = await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, ...error.reply };
  }
  throw new Error(`the call succeeded with ${JSON.stringify(answer)}`);
}
