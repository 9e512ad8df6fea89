import { AppError } from '../errors.ts';

/** Refuses a body with a text that no database stores as it is: one with a zero byte or half a character. */
export function assertStorable(body: unknown): void {
  const path = unstorable(body, '');
  if (path !== undefined) throw new AppError('badRequest', { fields: { [path.slice(1) || 'body']: 'fieldInvalid' } });
}

/** Where such a text stands. */
function unstorable(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || /\p{Surrogate}/u.test(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorable(inner, `${path}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
