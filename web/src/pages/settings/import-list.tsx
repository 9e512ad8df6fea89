import type { ImportedList } from '@afc/contract/provider-lists';
import { type ListFormat, listFormats } from '@afc/contract/vocabulary';
import { Button, FileInput, Select, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { codeOf, failureText, failureValues, fieldFailures } from '../../api/failures.ts';
import { useSend } from '../../api/queries.ts';
import { confirm } from '../../parts/confirm/confirm.tsx';
import { working } from '../../parts/toast/toast.ts';
import styles from './page.module.css';

/** Loads a published list from its files; a second import of the same version changes nothing. */
export function ImportList() {
  const t = useTranslations('settings.lists');
  const words = useTranslations('words.listFormat');
  const [format, setFormat] = useState<ListFormat>('ofac-sdn');
  const [files, setFiles] = useState<File[]>([]);
  const [name, setName] = useState('');
  const [sha256, setSha256] = useState('');
  const load = useSend('importProviderList', {
    refreshes: ['listProviderLists', 'quickPanel', 'policy'],
    shownInPlace: 'all',
    onSuccess: () => {
      setFiles([]);
      setName('');
      setSha256('');
    },
  });
  const send = (acceptSmaller: boolean) => {
    const done = working(t('importing'));
    load.mutate(
      { body: formOf({ format, name, sha256, files, acceptSmaller }) },
      { onSettled: done, onError: (error) => void offerToInsist(error) },
    );
  };
  const questionOn = (error: unknown) => {
    const { loaded = 0, found = 0, line = 0 } = failureValues(error);
    const code = codeOf(error);
    if (code === 'listShrank')
      return { title: t('shrankTitle'), body: t('shrankBody', { loaded, found }), no: t('shrankNo') };
    if (code === 'listCutOff') return { title: t('cutOffTitle'), body: t('cutOffBody', { line }), no: t('cutOffNo') };
    return undefined;
  };
  const wrong = fieldFailures(load.error);
  const failed = load.isError && !questionOn(load.error) && Object.keys(wrong).length === 0;
  /** Only a person can know whether a list shrank or its file is cut off. */
  const offerToInsist = async (error: unknown) => {
    const question = questionOn(error);
    if (question && (await confirm({ ...question, yes: t('insist'), danger: true }))) send(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(false);
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
          spellCheck={false}
          value={sha256}
          onChange={(event) => setSha256(event.currentTarget.value)}
          error={wrong.sha256}
        />
        <Button type="submit" variant="default" disabled={files.length === 0} loading={load.isPending}>
          {t('send')}
        </Button>
      </form>
      {format === 'csv' && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('ownFormat')}
        </Text>
      )}
      {failed && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)" mt="sm">
          {failureText(load.error)}
        </Text>
      )}
      <div role="status">{load.data && <Outcome imported={load.data} />}</div>
    </div>
  );
}

function Outcome({ imported: { name, changed, current, skipped, remarks } }: { imported: ImportedList }) {
  const t = useTranslations('settings.lists');
  return (
    <>
      <Text mt="sm">
        {changed ? t('importedDone', { name, entities: current.entities }) : t('unchanged', { name })}
      </Text>
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

interface ListToImport {
  readonly format: ListFormat;
  readonly name: string;
  readonly sha256: string;
  readonly files: readonly File[];
  readonly acceptSmaller: boolean;
}

/** The fields stand before the files, so that the server knows the format while it reads. */
function formOf({ format, name, sha256, files, acceptSmaller }: ListToImport): FormData {
  const form = new FormData();
  form.set('format', format);
  if (name.trim() !== '') form.set('name', name.trim());
  if (sha256.trim() !== '') form.set('sha256', sha256);
  if (acceptSmaller) form.set('acceptSmaller', 'true');
  for (const file of files) form.append('file', file);
  return form;
}
