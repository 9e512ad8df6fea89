import { ApiError } from '@afc/contract/client';
import { maxFieldLength } from '@afc/contract/limits';
import { fillIn, type MessageKey } from '@afc/contract/messages';
import { picturePart } from '@afc/contract/person';
import { failureText, fieldFailures } from '../../api/failures.ts';
import { currentTexts } from '../../language/language.tsx';
import { allParts, type PersonField, type PersonFields } from './person-check.ts';

export type FieldProblems = Partial<Record<PersonField, string>>;

/** One identity as it is sent: its parts, and its pictures as they are. */
export function personForm(fields: PersonFields, parts: readonly PersonField[], files: readonly File[]): FormData {
  const form = new FormData();
  for (const part of parts) form.set(part, fields[part]);
  for (const file of files) form.append(picturePart, file);
  return form;
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
  const reason = unknown ? currentTexts().message.somethingWrong : failureText(error);
  return { fieldProblems, problem: elsewhere[0]?.[1] ?? reason };
}
