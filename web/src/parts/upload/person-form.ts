import { ApiError } from '@afc/contract/client';
import { maxFieldLength } from '@afc/contract/limits';
import { fillIn, type MessageKey } from '@afc/contract/messages';
import { picturePart } from '@afc/contract/person';
import { failureText, fieldFailures, isInOtherLanguage } from '../../api/failures.ts';
import { currentTexts } from '../../language/language.tsx';
import { areFilesUnchanged } from '../files/are-files-unchanged.ts';
import { allParts, type PersonField, type PersonFields } from './person-check.ts';

/** Why a person was not taken. It is said when it is shown: the language may have changed since. */
export interface Refusal {
  readonly error: unknown;
}

type FieldProblem = MessageKey | Refusal;
export type FieldProblems = Partial<Record<PersonField, FieldProblem>>;

class LostPicture extends Error {}

/** One identity as it is sent: its parts, and its pictures as they are. */
export async function personForm(
  fields: PersonFields,
  parts: readonly PersonField[],
  files: readonly File[],
): Promise<FormData> {
  if (!(await areFilesUnchanged(files))) throw new LostPicture();
  const form = new FormData();
  for (const part of parts) form.set(part, fields[part]);
  for (const file of files) form.append(picturePart, file);
  return form;
}

/** Every text about a person may be as long. */
export function fieldSentence(key: MessageKey): string {
  return fillIn(currentTexts().message[key], { longest: maxFieldLength });
}

/** What is wrong with a field, as the page found it or the server. */
export function fieldProblemSentence(field: PersonField, problem: FieldProblem | undefined): string | undefined {
  return typeof problem === 'object' ? fieldFailures(problem.error)[field] : problem && fieldSentence(problem);
}

/** Why a person was not taken: as a whole, and field by field. */
export function problemsOf(error: unknown): { readonly problem: Refusal; readonly fieldProblems: FieldProblems } {
  const problem = { error };
  const failures = fieldFailures(error);
  const wrong = allParts.filter((part) => failures[part] !== undefined);
  return { problem, fieldProblems: Object.fromEntries(wrong.map((part) => [part, problem])) };
}

export function refusalSentence({ error }: Refusal): string {
  // What is no field of a person is named by the server alone.
  const elsewhere = Object.entries(isInOtherLanguage(error) ? {} : fieldFailures(error)).find(
    ([field]) => !allParts.some((part) => part === field),
  );
  return elsewhere?.[1] ?? reasonOf(error);
}

function reasonOf(error: unknown): string {
  if (error instanceof LostPicture) return currentTexts().upload.lostPicture;
  // Neither an answer nor a broken connection: the sentence of last resort.
  const unknown = !(error instanceof ApiError || error instanceof TypeError);
  return unknown ? currentTexts().message.somethingWrong : failureText(error);
}
