import { countryRows } from './countries-data.ts';
import type { Country } from './country.ts';
import type { Language } from './messages.ts';

/** CAN_BE_FRAUD marks the FATF high-risk and increased-monitoring jurisdictions of this publication. */
export const fatfPublishedOn = '2025-10-24';

/** Every country by English name. */
export const countries: readonly Country[] = countryRows;

const byName = new Map(countries.map((country) => [country.NAME_EN, country]));
const byCode = new Map(countries.map((country) => [country.ALFA_2, country]));

export const countryNames: ReadonlySet<string> = new Set(byName.keys());

export function countryNamed(nameEn: string): Country | undefined {
  return byName.get(nameEn);
}

/** By its code of two capital letters. */
export function countryOfCode(alpha2: string): Country | undefined {
  return byCode.get(alpha2);
}

/** The name that is shown; the one that is stored and sent is always the English one. */
export function countryIn(nameEn: string, language: Language): string {
  return language === 'es' ? (byName.get(nameEn)?.NAME_ES ?? nameEn) : nameEn;
}
