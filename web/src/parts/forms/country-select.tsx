import { countries, countryIn } from '@afc/contract/countries';
import type { Country } from '@afc/contract/country';
import type { Language } from '@afc/contract/messages';
import { type ComboboxItem, type OptionsFilter, Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { namedBy, onlyCountryNamed } from './country-search.ts';
import { useHeldWhilePressed } from './use-held-while-pressed.ts';
import { useTypedChoice } from './use-typed-choice.ts';

const choices: Record<Language, Choices> = { en: choicesIn('en'), es: choicesIn('es') };

interface Choices {
  readonly frequent: ComboboxItem[];
  readonly others: ComboboxItem[];
}

/** Sorted by the countries' names in this language. */
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

const findCountry: OptionsFilter = ({ options, search }) => {
  const named = namedBy(search);
  const isCode = ({ value }: ComboboxItem) => named(value) === 'code';
  const fits = ({ value }: ComboboxItem) => named(value) !== undefined;
  // A code means its country, even if the names of others contain these letters.
  const found = (items: readonly ComboboxItem[]) =>
    items.filter(fits).sort((a, b) => Number(isCode(b)) - Number(isCode(a)));
  return options
    .map((option) => ('group' in option ? { ...option, items: found(option.items) } : option))
    .filter((option) => ('group' in option ? option.items.length > 0 : fits(option)));
};

interface CountrySelectProps extends Omit<SelectProps, 'data' | 'onChange'> {
  /** Also called with a text that names no country or several: nobody is sent without what was typed. */
  readonly onChange: (value: string | null) => void;
}

/** All countries by their names in the page's language, the frequent ones first; found by name or code. */
export function CountrySelect({ onChange, value = null, error, ...props }: CountrySelectProps) {
  const t = useTranslations('upload');
  const wrong = useTranslations('message')('fieldCountry');
  const { frequent, others } = choices[useLocale()];
  const labelOf = (country: string | null) =>
    [...frequent, ...others].find((option) => option.value === country)?.label ?? '';
  const isWrong = value !== null && labelOf(value) === '';
  const [text, setText] = useState(isWrong ? value : labelOf(value));
  // Mantine renders the options of a closed list too: hundreds in every row, at every letter that is typed there.
  const [visited, setVisited] = useState(false);
  const take = (typed: string): boolean => {
    const country = onlyCountryNamed(typed);
    if (country && country !== value) onChange(country);
    return country !== undefined;
  };
  const [shownError, hold] = useHeldWhilePressed(error ?? (isWrong && text === value ? wrong : undefined));
  const leave = (typed: string) => {
    hold();
    const isEmpty = typed.trim() === '';
    if (isEmpty ? !isWrong : take(typed)) return;
    onChange(isEmpty ? null : typed);
    setText(typed);
  };
  const held = (items: ComboboxItem[]) => (visited ? items : items.filter((option) => option.value === value));
  return (
    <Select
      {...props}
      {...useTypedChoice(take, leave)}
      value={value}
      onChange={onChange}
      error={shownError}
      errorProps={{ role: 'alert' }}
      searchValue={text}
      onSearchChange={setText}
      onOptionSubmit={(country) => setText(labelOf(country))}
      data={[
        { group: t('frequentCountries'), items: held(frequent) },
        { group: t('allCountries'), items: held(others) },
      ]}
      onFocus={() => setVisited(true)}
      filter={findCountry}
      nothingFoundMessage={t('noCountry')}
      searchable
      clearable
      allowDeselect={false}
      maxDropdownHeight={280}
      clearButtonProps={{ 'aria-label': t('clearField') }}
    />
  );
}
