import { ApiError } from '@afc/contract/client';
import { maxFieldLength } from '@afc/contract/limits';
import { fillIn, type MessageKey } from '@afc/contract/messages';
import { PersonSubmission, picturePart } from '@afc/contract/person';
import { failureText, fieldFailures, isMessageKey } from '../../api/failures.ts';
import { currentTexts } from '../../language/language.tsx';

export type PersonField = keyof PersonSubmission;
export type PersonFields = Record<PersonField, string>;
export type FieldProblems = Partial<Record<PersonField, string>>;

export const allParts: readonly PersonField[] = PersonSubmission.keyof().options;

/** One identity as it is sent: its parts, and its pictures as they are. */
export function personForm(fields: PersonFields, parts: readonly PersonField[], files: readonly File[]): FormData {
  const form = new FormData();
  for (const part of parts) form.set(part, fields[part]);
  for (const file of files) form.append(picturePart, file);
  return form;
}

/** What the server would refuse is known before twenty megabytes are on their way: the sentence's key for each wrong field. */
export function wrongFields(
  fields: PersonFields,
  parts: readonly PersonField[],
): Partial<Record<PersonField, MessageKey>> {
  const parsed = PersonSubmission.safeParse(fields);
  const wrong: Partial<Record<PersonField, MessageKey>> = {};
  for (const issue of parsed.error?.issues ?? []) {
    const field = parts.find((part) => part === issue.path[0]);
    // The schema's messages are keys of the shared sentences.
    if (field) wrong[field] ??= isMessageKey(issue.message) ? issue.message : 'fieldInvalid';
  }
  return wrong;
}

/** Every text about a person may be as long. */
export function fieldSentence(key: MessageKey): string {
  return fillIn(currentTexts().message[key], { longest: maxFieldLength });
}

/** Why a person was not taken: as a whole, and field by field. */
export function problemsOf(error: unknown): { readonly problem: string; readonly fieldProblems: FieldProblems } {
  const fieldProblems = fieldFailures(error);
  const elsewhere = Object.entries(fieldProblems).filter(([field]) => !allParts.some((part) => part === field));
  // Neither an answer nor a broken connection: the sentence of last resort.
  const unknown = !(error instanceof ApiError || error instanceof TypeError);
  const reason = unknown ? currentTexts().message.uploadFailed : failureText(error);
  return { fieldProblems, problem: elsewhere[0]?.[1] ?? reason };
}
