import { masked } from '@afc/contract/limits';
import { withoutInvisible } from '@afc/contract/without-invisible';
import { useDemoMode } from './demo-mode.ts';

/** First and last name, email, date of birth and document id of the people under check pass through here, always. */
export function Personal({ value }: { value: string }) {
  const shown = usePersonal()(value);
  const at = shown.lastIndexOf('@');
  if (at < 1) return shown;
  // An email that is too long for its place breaks before its @.
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
  return (value) => (demo && value !== '' ? masked : withoutInvisible(value));
}
