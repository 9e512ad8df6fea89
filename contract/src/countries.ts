import { countryRows } from './countries-data.ts';

export interface Country {
  readonly ID_COUNTRY: number;
  readonly ALFA_2: string;
  readonly ALFA_3: string;
  readonly CURRENCY_CODE: string;
  readonly CURRENCY_NAME: string;
  readonly DATE_CREATION: string;
  readonly DATE_MODIFICATION: string;
  readonly ICON_NAME: string;
  readonly ICON_URL: string;
  readonly IS_NATIONALITY: boolean;
  readonly IS_RESIDENCE: boolean;
  readonly IS_FREQUENT: boolean;
  readonly IS_EEA: boolean;
  readonly NAME_EN: string;
  readonly NAME_ES: string;
  readonly PHONE_CODE: string;
  readonly MCC: string;
  readonly CAN_BE_FRAUD: boolean;
}

/** CAN_BE_FRAUD marks the FATF high-risk and increased-monitoring jurisdictions of this publication. */
export const fatfPublishedOn = '2025-10-24';

/** Every country by English name. */
export const countries: readonly Country[] = countryRows;

const byName = new Map(countries.map((country) => [country.NAME_EN, country]));

export const countryNames: ReadonlySet<string> = new Set(byName.keys());

export function countryNamed(nameEn: string): Country | undefined {
  return byName.get(nameEn);
}
