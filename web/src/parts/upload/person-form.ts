import { ApiError } from '@afc/contract/client';
import { maxFieldLength } from '@afc/contract/limits';
import { fillIn, type MessageKey } from '@afc/contract/messages';
import { picturePart } from '@afc/contract/person';
import { failureText, fieldFailures } from '../../api/failures.ts';
import { currentTexts } from '../../language/language.tsx';
import { allParts, type PersonField, type PersonFields } from './person-check.ts';
import { areStillThere } from './still-there.ts';

export type FieldProblems = Partial<Record<PersonField, string>>;

class LostPicture extends Error {}

/** One identity as it is sent: its parts, and its pictures as they are. */
export async function personForm(
  fields: PersonFields,
  parts: readonly PersonField[],
  files: readonly File[],
): Promise<FormData> {
  if (!(await areStillThere(files))) throw new LostPicture();
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
  return { fieldProblems, problem: elsewhere[0]?.[1] ?? reasonOf(error) };
}

function reasonOf(error: unknown): string {
  if (error instanceof LostPicture) return currentTexts().upload.lostPicture;
  // Neither an answer nor a broken connection: the sentence of last resort.
  const unknown = !(error instanceof ApiError || error instanceof TypeError);
  return unknown ? currentTexts().message.somethingWrong : failureText(error);
}
