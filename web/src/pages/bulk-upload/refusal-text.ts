import { currentTexts } from '../../language/language.tsx';
import { allParts } from '../../parts/upload/person-check.ts';
import { fieldProblemSentence, problemsOf, type Refusal, refusalSentence } from '../../parts/upload/person-form.ts';

/** Why the server did not take a row: what is wrong with its fields, or the reason as a whole. */
export function refusalText(refusal: Refusal): string {
  const { fieldProblems } = problemsOf(refusal.error);
  const { field } = currentTexts().upload;
  const wrong = allParts.flatMap((part) => {
    const sentence = fieldProblemSentence(part, fieldProblems[part]);
    return sentence ? [`${field[part]}: ${sentence}`] : [];
  });
  return wrong.length > 0 ? wrong.join(' ') : refusalSentence(refusal);
}
