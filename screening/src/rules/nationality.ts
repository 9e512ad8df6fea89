import { countryNamed } from '@afc/contract/countries';

/** High-risk and increased-monitoring jurisdictions are pointed out to the reviewer; they reject nobody. */
export function isNationalityWarned(nationality: string): boolean {
  return countryNamed(nationality)?.CAN_BE_FRAUD ?? false;
}
