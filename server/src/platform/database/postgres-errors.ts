import { codeOf } from '../base/error-code.ts';

/** PostgreSQL's answer to a value that another row has already. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** PostgreSQL's answer to a text it cannot store, such as one with a zero byte. */
export function isUnstorable(error: unknown): boolean {
  return ['22021', '22P05'].includes(codeOf(error) ?? '');
}

/** PostgreSQL's answers to a statement that waited too long: for a lock, or altogether. */
export function isWaitedTooLong(error: unknown): boolean {
  return ['55P03', '57014'].includes(codeOf(error) ?? '');
}

/** PostgreSQL's answer where a table does not exist. */
export function isTableMissing(error: unknown): boolean {
  return codeOf(error) === '42P01';
}
