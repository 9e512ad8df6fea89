import { masked } from '@afc/contract/limits';
import { useDemoMode } from './demo-mode.ts';

/** Marks of direction, which could make a name read as another than the one compared, and what shows nothing.
 * The lines of a comment stay. */
const invisible = /(?![\n\t])[\p{Cc}\u200b\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/gu;

/** First and last name, email, date of birth and document id of the people under check pass through here, always. */
export function Personal({ value }: { value: string }) {
  const shown = usePersonal()(value);
  const at = shown.lastIndexOf('@');
  if (at < 1) return shown;
  // An email too long for its place continues with its @, not with its last letter.
  return (
    <>
      {shown.slice(0, at)}
      <wbr />
      {shown.slice(at)}
    </>
  );
}

/** The same for places that take a string: alternative texts, labels, titles. Empty stays empty. */
export function usePersonal(): (value: string) => string {
  const demo = useDemoMode();
  return (value) => (demo && value !== '' ? masked : value.replace(invisible, ''));
}
