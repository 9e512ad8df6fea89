import { AppError } from '../base/errors.ts';

/** No database stores a zero byte or half a character as it is. */
export const isStorable = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Refuses a body with a text that is not. */
export function assertStorable(body: unknown): void {
  const path = unstorable(body, '');
  if (path !== undefined) throw new AppError('badRequest', { fields: { [path.slice(1) || 'body']: 'fieldInvalid' } });
}

/** Where such a text stands. */
function unstorable(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorable(inner, `${path}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
