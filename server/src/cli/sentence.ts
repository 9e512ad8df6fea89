import { AppError, sentenceOfError } from '../errors.ts';

/** PostgreSQL's code for a table that does not exist. */
const noTable = '42P01';

/** What went wrong, in one sentence for the person at the terminal. */
export function sentenceOf(error: unknown): string {
  if (error instanceof AppError) return sentenceOfError(error, 'en');
  if (error instanceof Error && 'code' in error) {
    if (error.code === noTable) return 'The database has no AFC tables or old ones: run npm run afc -- migrate.';
    if (error.code === 'ENOENT' && 'path' in error) return `There is no file or folder ${String(error.path)}.`;
  }
  const message = error instanceof Error ? error.message : '';
  return message.trim().split('\n')[0] || 'The command failed for an unknown reason.';
}
