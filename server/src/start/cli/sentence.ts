import { codeOf } from '../../platform/base/error-code.ts';
import { AppError, sentenceOfError } from '../../platform/base/errors.ts';
import { DatabaseAway } from '../../platform/database/database-away.ts';
import { isTableMissing } from '../../platform/database/postgres-errors.ts';

/** What went wrong, in one sentence for the person at the terminal. */
export function sentenceOf(error: unknown): string {
  if (error instanceof AppError) return sentenceOfError(error, 'en');
  if (error instanceof DatabaseAway) return error.sentence;
  if (isTableMissing(error)) return 'The database has no AFC tables or old ones: run npm run afc -- migrate.';
  const misnamed = sentenceOfMisnamed(error);
  if (misnamed) return misnamed;
  const message = error instanceof Error ? error.message : '';
  return message.trim().split('\n')[0] || 'The command failed for an unknown reason.';
}

/** Of a file or an address that is none. */
function sentenceOfMisnamed(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error);
  if (code === 'ENOENT' && 'path' in error) return `There is no file or folder ${String(error.path)}.`;
  if (code === 'EACCES' && 'path' in error) return `This account may not use ${String(error.path)}.`;
  if (code === 'EISDIR') return 'A folder stands where a file is expected: name the file.';
  if (code === 'ERR_INVALID_URL' && 'input' in error) return `${String(error.input)} is no address of a file.`;
  return undefined;
}
