import type { Sentence } from '@afc/contract/messages';
import { ListFileError } from '@afc/screening/lists/report';
import { AppError } from '../../platform/base/errors.ts';

/** Why a list cannot be read, for whoever sent it. */
export class NotReadableError extends AppError {
  constructor(key: Sentence['key'], values: Sentence['values']) {
    super('listNotReadable', {
      sentences: [
        { key, values },
        { key: 'nothingChanged', values: {} },
      ],
    });
  }
}

/** Not the list is at fault but the way to it: soon it may be fetched. */
export class UnreachableError extends NotReadableError {}

/** What a reader of lists found wrong with the files, said as above; every other error as it is. */
export function asNotReadable(error: unknown): unknown {
  return error instanceof ListFileError ? new NotReadableError(error.key, error.values) : error;
}
