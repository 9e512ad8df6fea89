import { Button, CloseButton, Progress } from '@mantine/core';
import { IconAlertCircle, IconTrash } from '@tabler/icons-react';
import { type ComponentType, type FormEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Thumbnail } from '../files/thumbnail.tsx';
import { focusFirstWrongField } from '../forms/first-wrong-field.ts';
import { IconButton } from '../icons/icon-button.tsx';
import { usePersonal } from '../people/personal.tsx';
import type { FieldProps } from './person-fields.tsx';
import { refusalSentence } from './person-form.ts';
import type { UploadRow as Row } from './rows.ts';
import styles from './upload-row.module.css';
import type { Uploads } from './uploads.ts';

interface UploadRowProps {
  readonly row: Row;
  readonly uploads: Uploads;
  readonly sendLabel: string;
  readonly removeLabel: string;
  readonly fields: ComponentType<FieldProps>;
}

/** The pictures of one identity, what is known about it, and the way to send it. */
export function UploadRow({ row, uploads, sendLabel, removeLabel, fields: Fields }: UploadRowProps) {
  const t = useTranslations('upload');
  const problem = useId();
  // File names are often the names of people.
  const personal = usePersonal();
  const names = row.files.map(({ name }) => personal(name)).join(', ');
  const locked = row.state !== 'typing';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    flushSync(() => void uploads.send(row.id));
    focusFirstWrongField(event.currentTarget);
  };
  return (
    <form
      className={styles.row}
      aria-label={names}
      aria-describedby={row.problem ? problem : undefined}
      data-state={row.state}
      tabIndex={-1}
      onSubmit={submit}
    >
      <Pictures row={row} uploads={uploads} />
      <div className={styles.person}>
        <p className={styles.file}>{names}</p>
        <Fields row={row} onEdit={(field, value) => uploads.rows.edit(row.id, field, value)} />
      </div>
      <div className={styles.actions}>
        <Button type="submit" loading={row.state === 'sending'} disabled={row.state === 'waiting'}>
          {sendLabel}
        </Button>
        <IconButton
          size={36}
          hint={removeLabel}
          label={t('removeNamed', { action: removeLabel, name: names })}
          disabled={row.state === 'sending'}
          onClick={() => uploads.rows.remove(row.id)}
        >
          <IconTrash size={18} stroke={1.6} />
        </IconButton>
      </div>
      {row.state === 'sending' && (
        <Progress
          className={styles.progress}
          value={row.progress * 100}
          animated={row.progress === 1}
          size="xs"
          aria-label={t('progress', { name: names })}
        />
      )}
      {locked && <Progressed row={row} />}
      {row.problem && (
        <p id={problem} role="alert" className={styles.problem}>
          <IconAlertCircle size={16} aria-hidden />
          {refusalSentence(row.problem)}
        </p>
      )}
    </form>
  );
}

/** How much of the row was sent. Screen readers say each quarter only, instead of a hundred steps. */
function Progressed({ row: { state, progress } }: { row: Row }) {
  const t = useTranslations('upload');
  const at = (share: number) => (state === 'waiting' ? t('waiting') : t('sending', { share }));
  return (
    <>
      <p aria-hidden className={styles.note}>
        {at(progress)}
      </p>
      <span className="visually-hidden" role="status">
        {at(Math.floor(progress * 4) / 4)}
      </span>
    </>
  );
}

/** A key for each file: two may share name, size and date, as photo.jpg of a folder and of its copy do. */
function keyOf(file: File): number {
  const key = keys.get(file) ?? ++lastKey;
  keys.set(file, key);
  return key;
}

const keys = new WeakMap<File, number>();
let lastKey = 0;

function Pictures({ row, uploads }: { row: Row; uploads: Uploads }) {
  const t = useTranslations('upload');
  const personal = usePersonal();
  const several = row.files.length > 1;
  return (
    <ul className={styles.pictures} data-several={several || undefined} aria-label={t('pictures')}>
      {row.files.map((file) => (
        <li key={keyOf(file)} className={styles.picture}>
          <Thumbnail file={file} alt={t('preview', { name: personal(file.name) })} />
          {several && row.state === 'typing' && (
            <CloseButton
              size="sm"
              className={styles.out}
              aria-label={t('removeNamed', { action: t('remove'), name: personal(file.name) })}
              onClick={() => uploads.rows.removePicture(row.id, file)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
