import { countries } from '@afc/contract/countries';
import { plain } from '../../language/plain.ts';

/** Spanish has several names for some: Iraq and Irak, República Checa and Chequia. The browser knows the other one. */
const alsoCalled = new Intl.DisplayNames('es', { type: 'region' });

/** Common abbreviations that ISO does not have. */
const abbreviations: Readonly<Record<string, string>> = { GB: 'UK', AE: 'UAE' };

const wordsFor = new Map(
  countries.map(({ NAME_EN, NAME_ES, ALFA_2, ALFA_3 }) => [
    NAME_EN,
    {
      names: [NAME_EN, NAME_ES, alsoCalled.of(ALFA_2) ?? ''].map((name) => plain(name)),
      codes: [ALFA_2, ALFA_3, abbreviations[ALFA_2] ?? ALFA_2].map((code) => plain(code)),
    },
  ]),
);

/** How well a text names a country: by its code, by a part of a name, or not at all. */
export function namedBy(search: string): (nameEn: string) => 'code' | 'name' | undefined {
  const wanted = plain(search);
  return (nameEn) => {
    const words = wordsFor.get(nameEn);
    if (words?.codes.includes(wanted)) return 'code';
    return words?.names.some((name) => name.includes(wanted)) ? 'name' : undefined;
  };
}

/** The country that each word means; if it means several, the first of them. */
const meant = new Map(
  [...wordsFor]
    .reverse()
    .flatMap(([nameEn, { names, codes }]) => [...names, ...codes].map((word) => [word, nameEn] as const)),
);

/** The country of the list that somebody means who wrote its code, its Spanish name or its name without accents. */
export function countryMeant(text: string): string | undefined {
  return meant.get(plain(text));
}

/** The same, where a part of a name is enough if no other country has it. */
export function onlyCountryNamed(text: string): string | undefined {
  const named = namedBy(text);
  const [first, second] = countries.filter(({ NAME_EN }) => named(NAME_EN));
  return countryMeant(text) ?? (second ? undefined : first?.NAME_EN);
}
