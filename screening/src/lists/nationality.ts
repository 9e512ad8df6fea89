import { countryCodes } from './countries.ts';
import type { ListEntity } from './entity.ts';
import { addUnique } from './list-names.ts';
import type { Unread } from './report.ts';

export function addNationality(entity: ListEntity, text: string, unread: Unread, field: string): void {
  const codes = countryCodes(text);
  if (codes.length === 0) unread(field);
  for (const code of codes) addUnique(entity.nationalities, code);
}
