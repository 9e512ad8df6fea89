import { countries, countryIn } from '@afc/contract/countries';
import type { Country } from '@afc/contract/country';
import type { Language } from '@afc/contract/messages';
import { type ComboboxItem, type OptionsFilter, Select, type SelectProps } from '@mantine/core';
import { useLocale, useTranslations } from 'use-intl';

const choices: Record<Language, Choices> = { en: choicesIn('en'), es: choicesIn('es') };

interface Choices {
  readonly frequent: ComboboxItem[];
  readonly others: ComboboxItem[];
}

/** In the order of the names as they are shown. */
function choicesIn(language: Language): Choices {
  const { compare } = new Intl.Collator(language);
  const items = (among: readonly Country[]) =>
    among
      .map(({ NAME_EN }) => ({ value: NAME_EN, label: countryIn(NAME_EN, language) }))
      .sort((a, b) => compare(a.label, b.label));
  return {
    frequent: items(countries.filter(({ IS_FREQUENT }) => IS_FREQUENT)),
    others: items(countries.filter(({ IS_FREQUENT }) => !IS_FREQUENT)),
  };
}

/** Without accents: who types "curacao" means Curaçao. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Spanish has several names for some: Iraq and Irak, República Checa and Chequia. The browser knows the other one. */
const alsoCalled = new Intl.DisplayNames('es', { type: 'region' });
const wordsFor = new Map(
  countries.map(({ NAME_EN, NAME_ES, ALFA_2, ALFA_3 }) => [
    NAME_EN,
    {
      names: [NAME_EN, NAME_ES, alsoCalled.of(ALFA_2) ?? ''].map((name) => plain(name)),
      codes: [ALFA_2, ALFA_3].map((code) => plain(code)),
    },
  ]),
);

const findCountry: OptionsFilter = ({ options, search }) => {
  const wanted = plain(search);
  const isCode = ({ value }: ComboboxItem) => wordsFor.get(value)?.codes.includes(wanted) ?? false;
  const fits = (item: ComboboxItem) =>
    isCode(item) || (wordsFor.get(item.value)?.names.some((name) => name.includes(wanted)) ?? false);
  // Whoever types a code means its country, whatever other names hold these letters.
  const found = (items: readonly ComboboxItem[]) =>
    items.filter(fits).sort((a, b) => Number(isCode(b)) - Number(isCode(a)));
  return options
    .map((option) => ('group' in option ? { ...option, items: found(option.items) } : option))
    .filter((option) => ('group' in option ? option.items.length > 0 : fits(option)));
};

/** All countries by their names in the page's language, the frequent ones first; found by name or code. */
export function CountrySelect(props: Omit<SelectProps, 'data'>) {
  const t = useTranslations('upload');
  const { frequent, others } = choices[useLocale()];
  return (
    <Select
      {...props}
      data={[
        { group: t('frequentCountries'), items: frequent },
        { group: t('allCountries'), items: others },
      ]}
      filter={findCountry}
      nothingFoundMessage={t('noCountry')}
      searchable
      clearable
      maxDropdownHeight={280}
      clearButtonProps={{ 'aria-label': t('clearField') }}
    />
  );
}
