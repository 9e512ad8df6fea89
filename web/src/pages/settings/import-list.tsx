import type { ImportedList } from '@afc/contract/provider-lists';
import { type ListFormat, listFormats } from '@afc/contract/vocabulary';
import { Button, FileInput, Select, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './page.module.css';
import { useImportSentence, useListImport } from './use-list-import.ts';

/** Loads a published list from its files; a second import of the same version changes nothing. */
export function ImportList() {
  const t = useTranslations('settings.lists');
  const words = useTranslations('words.listFormat');
  const [format, setFormat] = useState<ListFormat>('ofac-sdn');
  const [files, setFiles] = useState<File[]>([]);
  const [name, setName] = useState('');
  const [sha256, setSha256] = useState('');
  const { send, sending, imported, wrong, problem } = useListImport(() => {
    setFiles([]);
    setName('');
    setSha256('');
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ format, name, sha256, files });
  };
  return (
    <div className={styles.import}>
      <Title order={3} mb="xs">
        {t('import')}
      </Title>
      <form onSubmit={submit} className={styles.line}>
        <Select
          label={t('format')}
          allowDeselect={false}
          value={format}
          data={listFormats.map((value) => ({ value, label: words(value) }))}
          onChange={(value) => value && setFormat(value)}
        />
        <FileInput
          className={styles.grow}
          label={t('files')}
          placeholder={t('filesHint')}
          multiple
          withAsterisk
          value={files}
          onChange={setFiles}
        />
        <TextInput
          className={styles.grow}
          label={t('ownName')}
          placeholder={t('ownNameHint')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={wrong.name}
        />
        <TextInput
          className={styles.grow}
          label={t('sha256')}
          placeholder={t('sha256Hint')}
          value={sha256}
          onChange={(event) => setSha256(event.currentTarget.value)}
          error={wrong.sha256}
        />
        <Button type="submit" variant="default" disabled={files.length === 0} loading={sending}>
          {t('send')}
        </Button>
      </form>
      {format === 'csv' && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('ownFormat')}
        </Text>
      )}
      {problem && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)" mt="sm">
          {problem}
        </Text>
      )}
      <div role="status">{imported && <Outcome imported={imported} />}</div>
    </div>
  );
}

function Outcome({ imported }: { imported: ImportedList }) {
  const t = useTranslations('settings.lists');
  const sentence = useImportSentence();
  const { current, skipped, remarks } = imported;
  return (
    <>
      <Text mt="sm">{sentence(imported)}</Text>
      {remarks.map((remark) => (
        <Text key={remark} size="sm">
          {remark}
        </Text>
      ))}
      {skipped.length > 0 && (
        <details>
          <summary>{t('skippedTitle', { count: current.skippedRows })}</summary>
          <ul className={styles.skipped}>
            {skipped.map(({ line, reason }) => (
              <li key={`${line} ${reason}`}>{t('skippedRow', { line, reason })}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
