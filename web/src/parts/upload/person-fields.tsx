import { maxFieldLength } from '@afc/contract/limits';
import { documentTypes } from '@afc/contract/vocabulary';
import { Select, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { CountrySelect } from '../forms/country-select.tsx';
import { PersonalInput } from '../people/personal-input.tsx';
import type { PersonField } from './person-check.ts';
import styles from './person-fields.module.css';
import { fieldProblemSentence } from './person-form.ts';
import type { UploadRow } from './rows.ts';

export interface FieldProps {
  readonly row: UploadRow;
  readonly onEdit: (field: PersonField, value: string) => void;
}

/** The nine fields of a person, in two lines where there is room. */
export function PersonFields({ row, onEdit }: FieldProps) {
  const t = useTranslations('upload');
  const type = useTranslations('words.documentType');
  const text = useTextField(row, onEdit);
  const choice = useChoiceField(row, onEdit);
  return (
    <div className={styles.fields}>
      <PersonalInput {...text('firstname')} autoComplete="off" />
      <PersonalInput {...text('lastname')} autoComplete="off" />
      <PersonalInput {...text('email')} inputMode="email" autoComplete="off" />
      <PersonalInput {...text('dateBirth')} type="date" />
      <CountrySelect {...choice('countryResidenceName')} />
      <CountrySelect {...choice('countryNationalityName')} />
      <PersonalInput {...text('docId')} autoComplete="off" />
      <Select
        {...choice('docType')}
        data={documentTypes.map((value) => ({ value, label: type(value) }))}
        clearable
        allowDeselect={false}
        clearButtonProps={{ 'aria-label': t('clearField') }}
      />
      <TextInput {...text('docExpireAt')} type="date" />
    </div>
  );
}

/** The one field of a check without saving. */
export function EmailField({ row, onEdit }: FieldProps) {
  const text = useTextField(row, onEdit);
  return (
    <div className={styles.fields}>
      <PersonalInput {...text('email')} inputMode="email" autoComplete="off" className={styles.wide} />
    </div>
  );
}

function useField(row: UploadRow) {
  const label = useTranslations('upload.field');
  return (field: PersonField) => ({
    size: 'sm',
    label: label(field),
    error: fieldProblemSentence(field, row.fieldProblems[field]),
    disabled: row.state !== 'typing',
  });
}

function useTextField(row: UploadRow, onEdit: FieldProps['onEdit']) {
  const shared = useField(row);
  return (field: PersonField) => ({
    ...shared(field),
    value: row.fields[field],
    maxLength: maxFieldLength,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onEdit(field, event.currentTarget.value),
  });
}

function useChoiceField(row: UploadRow, onEdit: FieldProps['onEdit']) {
  const shared = useField(row);
  return (field: PersonField) => ({
    ...shared(field),
    value: row.fields[field] === '' ? null : row.fields[field],
    onChange: (value: string | null) => onEdit(field, value ?? ''),
  });
}
