import { maxFieldLength } from '@afc/contract/limits';
import type { FormEvent, ReactNode } from 'react';
import { PersonalInput } from '../people/personal-input.tsx';
import { SearchButtons } from './search-buttons.tsx';
import styles from './search-form.module.css';
import { useTypedFilters } from './use-typed-filters.ts';

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
  readonly onClear: () => void;
  /** One more field, for a table that has one. */
  readonly children?: ReactNode;
}

/** Searches a table by first name, last name and email, which never go into the address of the page. */
export function SearchForm({ filters, labels, onSearch, onClear, children }: SearchFormProps) {
  const [typed, setTyped] = useTypedFilters(filters, names);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ firstname: typed.firstname.trim(), lastname: typed.lastname.trim(), email: typed.email.trim() });
  };
  return (
    <search className={`${styles.search} no-print`}>
      <form className={styles.form} data-more={Boolean(children) || undefined} onSubmit={submit}>
        {names.map((name) => (
          <PersonalInput
            key={name}
            label={labels[name]}
            value={typed[name]}
            maxLength={maxFieldLength}
            autoComplete="off"
            onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
          />
        ))}
        {children}
        <SearchButtons
          className={styles.buttons}
          onClear={() => {
            setTyped(noFilters);
            onClear();
          }}
        />
      </form>
    </search>
  );
}
