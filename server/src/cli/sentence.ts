import { isTableMissing } from '../database/error-codes.ts';
import { codeOf } from '../error-code.ts';
import { AppError, sentenceOfError } from '../errors.ts';

/** What went wrong, in one sentence for the person at the terminal. */
export function sentenceOf(error: unknown): string {
  if (error instanceof AppError) return sentenceOfError(error, 'en');
  if (isTableMissing(error)) return 'The database has no AFC tables or old ones: run npm run afc -- migrate.';
  if (error instanceof Error && codeOf(error) === 'ENOENT' && 'path' in error)
    return `There is no file or folder ${String(error.path)}.`;
  const message = error instanceof Error ? error.message : '';
  return message.trim().split('\n')[0] || 'The command failed for an unknown reason.';
}
