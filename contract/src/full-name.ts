import type { PersonSubmission } from './person.ts';

/** What a person is called, as far as it is known. Apart from the submission, which knows all countries. */
export function fullName({ firstname, lastname }: Pick<PersonSubmission, 'firstname' | 'lastname'>): string {
  return [firstname, lastname].filter(Boolean).join(' ');
}
