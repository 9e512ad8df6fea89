import { countries } from '@afc/contract/countries';
import { type ComboboxItem, type OptionsFilter, Select, type SelectProps } from '@mantine/core';
import { useTranslations } from 'use-intl';

const frequent = countries.filter(({ IS_FREQUENT }) => IS_FREQUENT).map(({ NAME_EN }) => NAME_EN);
const others = countries.filter(({ IS_FREQUENT }) => !IS_FREQUENT).map(({ NAME_EN }) => NAME_EN);
const spanish = new Map(countries.map(({ NAME_EN, NAME_ES }) => [NAME_EN, NAME_ES]));

/** Without accents: who types "curacao" means Curaçao. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

const findCountry: OptionsFilter = ({ options, search }) => {
  const wanted = plain(search);
  const fits = ({ value }: ComboboxItem) =>
    plain(value).includes(wanted) || plain(spanish.get(value) ?? '').includes(wanted);
  return options
    .map((option) => ('group' in option ? { ...option, items: option.items.filter((item) => fits(item)) } : option))
    .filter((option) => ('group' in option ? option.items.length > 0 : fits(option)));
};

/** All countries by English name, the frequent ones first; found by their English and Spanish names. */
export function CountrySelect(props: Omit<SelectProps, 'data'>) {
  const t = useTranslations('upload');
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
