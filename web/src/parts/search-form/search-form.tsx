import { maxFieldLength } from '@afc/contract/limits';
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './search-form.module.css';

export interface Filters {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
}

export const noFilters: Filters = { firstname: '', lastname: '', email: '' };
const names = ['firstname', 'lastname', 'email'] as const satisfies readonly (keyof Filters)[];

export function isFiltered(filters: Filters): boolean {
  return names.some((name) => filters[name] !== '');
}

interface SearchFormProps {
  readonly filters: Filters;
  readonly labels: Record<keyof Filters, string>;
  readonly onSearch: (filters: Filters) => void;
}

/** First name, last name, email, Search and Clear search. Names stay out of the address. */
export function SearchForm({ filters, labels, onSearch }: SearchFormProps) {
  const t = useTranslations('results.search');
  const [typed, setTyped] = useState(filters);
  // Back and Forward bring other filters to the same form.
  const [shown, setShown] = useState(filters);
  if (names.some((name) => shown[name] !== filters[name])) {
    setShown(filters);
    setTyped(filters);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ firstname: typed.firstname.trim(), lastname: typed.lastname.trim(), email: typed.email.trim() });
  };
  return (
    <search className={`${styles.search} no-print`}>
      <form className={styles.form} onSubmit={submit}>
        {names.map((name) => (
          <TextInput
            key={name}
            label={labels[name]}
            value={typed[name]}
            maxLength={maxFieldLength}
            autoComplete="off"
            onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
          />
        ))}
        <div className={styles.buttons}>
          <Button type="submit" variant="default" leftSection={<IconSearch size={16} stroke={1.6} />}>
            {t('search')}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              setTyped(noFilters);
              onSearch(noFilters);
            }}
          >
            {t('clear')}
          </Button>
        </div>
      </form>
    </search>
  );
}
