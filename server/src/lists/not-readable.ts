import type { Sentence } from '@afc/contract/messages';
import { ListFileError } from '@afc/screening/lists/report';
import { AppError } from '../errors.ts';

/** Why a list cannot be read, for whoever sent it. */
export function notReadable(key: Sentence['key'], values: Sentence['values']): AppError {
  return new AppError('listNotReadable', {
    sentences: [
      { key, values },
      { key: 'nothingChanged', values: {} },
    ],
  });
}

/** What a reader of lists found wrong with the files, said as above; every other error as it is. */
export function asNotReadable(error: unknown): unknown {
  return error instanceof ListFileError ? notReadable(error.key, error.values) : error;
}
