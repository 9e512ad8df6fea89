import { masked } from '@afc/contract/limits';
import { useDemoMode } from './demo-mode.ts';

/** First and last name, email, date of birth and document id of the people under check pass through here, always. */
export function Personal({ value }: { value: string }) {
  return usePersonal()(value);
}

/** The same for places that take a string: alternative texts, labels, titles. Empty stays empty. */
export function usePersonal(): (value: string) => string {
  const demo = useDemoMode();
  return (value) => (demo && value !== '' ? masked : value);
}
