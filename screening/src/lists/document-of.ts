import { countryCode } from './countries.ts';
import type { ListDocument } from './entity.ts';

/** What a list says of a document; undefined where no digit stands in its number. */
export function documentOf(number: string, type?: string, countryName = ''): ListDocument | undefined {
  if (!/\d/.test(number)) return undefined;
  const country = countryCode(countryName);
  return { ...(type ? { type } : {}), number, ...(country ? { country } : {}) };
}
