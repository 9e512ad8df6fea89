import { countryNamed } from '@afc/contract/countries';

/** Countries whose residents are not accepted stand in the drop-downs all the same. */
export function isResidenceAccepted(countryResidenceName: string): boolean {
  return countryNamed(countryResidenceName)?.IS_RESIDENCE ?? true;
}
