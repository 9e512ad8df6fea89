import type { MessageKey } from '@afc/contract/messages';
import { countryMeant } from '../../parts/forms/country-search.ts';
import { allParts, checkFields, type PersonField, type PersonFields } from '../../parts/upload/person-check.ts';

/** One thing that is wrong with a row; `use-reasons.ts` makes the sentence. */
export type Problem =
  | { readonly kind: 'field'; readonly field: PersonField; readonly key: MessageKey; readonly meant?: string }
  | { readonly kind: 'noPicture' | 'tooManyPictures' }
  | { readonly kind: 'missing' | 'ambiguous' | 'type' | 'size' | 'unreadable' | 'pixels'; readonly name: string }
  | { readonly kind: 'samePicture'; readonly name: string; readonly row: number }
  | { readonly kind: 'sameEmail'; readonly row: number }
  | { readonly kind: 'cells'; readonly found: number; readonly expected: number };

/** What the row itself tells: its fields as the server would keep them, and what is wrong with them. */
export function checkRow(
  given: PersonFields,
  cells: readonly string[],
  columns: number,
): { readonly fields: PersonFields; readonly problems: readonly Problem[] } {
  const { fields, wrong } = checkFields(given, allParts);
  return { fields, problems: [...cellProblems(cells, columns), ...fieldProblems(given, wrong)] };
}

/** Cells beyond the header's columns: most often a sign that separates stands unquoted in a value. */
function cellProblems(cells: readonly string[], expected: number): Problem[] {
  const found = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  return found > expected ? [{ kind: 'cells', found, expected }] : [];
}

function fieldProblems(given: PersonFields, wrong: ReturnType<typeof checkFields>['wrong']): Problem[] {
  return allParts.flatMap((field): Problem[] => {
    const key = wrong[field];
    if (!key) return [];
    const meant = key === 'fieldCountry' ? countryMeant(given[field]) : undefined;
    return [{ kind: 'field', field, key, ...(meant ? { meant } : {}) }];
  });
}
