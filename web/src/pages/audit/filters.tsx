import { auditActions } from '@afc/contract/audit';
import { maxFieldLength } from '@afc/contract/limits';
import { TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { SearchButtons } from '../../parts/forms/search-buttons.tsx';
import { TypedSelect } from '../../parts/forms/typed-select.tsx';
import { useTypedFilters } from '../../parts/forms/use-typed-filters.ts';
import styles from './audit.module.css';
import { useActors } from './use-actors.ts';
import { useActionPhrase } from './words.ts';

export interface AuditFilters {
  /** An id: names stay out of the address. */
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly from: string;
  readonly to: string;
}

export const noAuditFilters: AuditFilters = { actor: '', action: '', subject: '', from: '', to: '' };
const names = ['actor', 'action', 'subject', 'from', 'to'] as const satisfies readonly (keyof AuditFilters)[];

/** Without it a date field takes years of six digits. */
const lastDay = '9999-12-31';

interface FilterFormProps {
  readonly filters: AuditFilters;
  readonly onSearch: (filters: AuditFilters) => void;
}

/** Who, what, which record and when. */
export function FilterForm({ filters, onSearch }: FilterFormProps) {
  const t = useTranslations('audit.filter');
  const phrase = useActionPhrase();
  const actors = useActors();
  const [typed, setTyped] = useTypedFilters(filters, names);
  const text = (name: 'subject' | 'from' | 'to') => ({
    label: t(name),
    value: typed[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });
  const choice = (name: 'actor' | 'action') => ({
    label: t(name),
    value: typed[name] || null,
    onChange: (value: string | null) => setTyped({ ...typed, [name]: value ?? '' }),
    maxDropdownHeight: 320,
    clearButtonProps: { 'aria-label': t('clear') },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ ...typed, subject: typed.subject.trim() });
  };
  return (
    <search className={`${styles.search} no-print`}>
      <form className={styles.form} onSubmit={submit}>
        <TypedSelect
          {...choice('actor')}
          data={actors}
          placeholder={t('anybody')}
          nothingFoundMessage={t('nobodyFound')}
        />
        <TypedSelect
          {...choice('action')}
          data={auditActions.map((value) => ({ value, label: phrase(value) }))}
          placeholder={t('anything')}
          nothingFoundMessage={t('nothingFound')}
        />
        <TextInput
          {...text('subject')}
          className={styles.whole}
          placeholder={t('subjectHint')}
          maxLength={maxFieldLength}
          autoComplete="off"
        />
        <TextInput {...text('from')} type="date" max={typed.to || lastDay} />
        <TextInput {...text('to')} type="date" min={typed.from || undefined} max={lastDay} />
        <SearchButtons
          className={styles.buttons}
          onClear={() => {
            setTyped(noAuditFilters);
            onSearch(noAuditFilters);
          }}
        />
      </form>
    </search>
  );
}
