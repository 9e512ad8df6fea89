import { countryNamed } from '@afc/contract/countries';

/** High-risk and increased-monitoring jurisdictions are pointed out to the reviewer; they reject nobody. */
export function isNationalityWarned(countryNationalityName: string): boolean {
  return countryNamed(countryNationalityName)?.CAN_BE_FRAUD ?? false;
}
