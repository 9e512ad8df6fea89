import { auditActions } from '@afc/contract/audit';
import { maxFieldLength } from '@afc/contract/limits';
import { Button, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
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

const sameFilters = (a: AuditFilters, b: AuditFilters) => names.every((name) => a[name] === b[name]);

interface FilterFormProps {
  readonly filters: AuditFilters;
  readonly onSearch: (filters: AuditFilters) => void;
}

/** Who, what, which record and when. */
export function FilterForm({ filters, onSearch }: FilterFormProps) {
  const t = useTranslations('audit.filter');
  const search = useTranslations('results.search');
  const phrase = useActionPhrase();
  const actors = useActors();
  const [typed, setTyped] = useState(filters);
  // Back, Forward and a row's own links bring other filters to the same form.
  const [shown, setShown] = useState(filters);
  if (!sameFilters(shown, filters)) {
    setShown(filters);
    setTyped(filters);
  }
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
    searchable: true,
    clearable: true,
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
        <Select {...choice('actor')} data={actors} placeholder={t('anybody')} nothingFoundMessage={t('nobodyFound')} />
        <Select
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
        <TextInput {...text('from')} type="date" {...(typed.to ? { max: typed.to } : {})} />
        <TextInput {...text('to')} type="date" {...(typed.from ? { min: typed.from } : {})} />
        <div className={styles.buttons}>
          <Button type="submit" variant="default" leftSection={<IconSearch size={16} stroke={1.6} />}>
            {search('search')}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              setTyped(noAuditFilters);
              onSearch(noAuditFilters);
            }}
          >
            {search('clear')}
          </Button>
        </div>
      </form>
    </search>
  );
}
