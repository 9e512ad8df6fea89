import { maximumAgeYears, minimumAgeYears } from '@afc/contract/limits';
import type { KycReason } from '@afc/contract/vocabulary';
import { nameKey } from '../comparable.ts';

/** What a date of birth (YYYY-MM-DD, or nothing) says about the person on the day `today`. */
export function dateOfBirthReasons(dateBirth: string, today: string): KycReason[] {
  if (dateBirth === '') return [];
  if (dateBirth > today) return ['dateBirthInFuture'];
  if (dateBirth < yearsBefore(today, maximumAgeYears)) return ['dateBirthTooOld'];
  if (dateBirth > yearsBefore(today, minimumAgeYears)) return ['underage'];
  return [];
}

/** Somebody born on 29 February comes of age on 1 March of a common year: as text, 02-28 lies before 02-29. */
function yearsBefore(today: string, years: number): string {
  return String(Number(today.slice(0, 4)) - years).padStart(4, '0') + today.slice(4, 10);
}

/** Two records with the same key have the same name and date of birth; empty when either is missing. */
export function nameAndDateBirthKey(firstname: string, lastname: string, dateBirth: string): string {
  const name = nameKey(firstname, lastname);
  return name === '' || dateBirth === '' ? '' : `${dateBirth} ${name}`;
}
