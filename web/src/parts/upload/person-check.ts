import type { MessageKey } from '@afc/contract/messages';
import { PersonSubmission, personProblems } from '@afc/contract/person';

export type PersonField = keyof PersonSubmission;
export type PersonFields = Record<PersonField, string>;

export const allParts: readonly PersonField[] = PersonSubmission.keyof().options;

interface CheckedFields {
  /** As the server would keep them, where it would take them. */
  readonly fields: PersonFields;
  /** The sentence's key for each wrong field. */
  readonly wrong: Partial<Record<PersonField, MessageKey>>;
}

/** Finds what the server would refuse, before twenty megabytes are sent. */
export function checkFields(given: PersonFields, parts: readonly PersonField[]): CheckedFields {
  const { data, error } = PersonSubmission.safeParse(given);
  const wrong: CheckedFields['wrong'] = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = parts.find((part) => part === path[0]);
    if (field) wrong[field] ??= personProblems.find((key) => key === message) ?? 'fieldInvalid';
  }
  return { fields: data ?? given, wrong };
}
