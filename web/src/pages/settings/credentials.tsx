import type { Credentials, NewCredentials } from '@afc/contract/credentials';
import { Button, Skeleton, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { fieldFailures } from '../../api/failures.ts';
import { useCall, useSend } from '../../api/queries.ts';
import { confirm } from '../../parts/dialogs/confirm.tsx';
import { Loaded } from '../../parts/feedback/loaded.tsx';
import { useFirstWrongField } from '../../parts/forms/first-wrong-field.ts';
import { apiDocumentationLink } from '../../parts/page/api-documentation-link.tsx';
import { Card } from '../../parts/page/card.tsx';
import { DataTable } from './data-table.tsx';
import { NewSecret } from './new-secret.tsx';
import styles from './page.module.css';

export function CredentialsCard() {
  const t = useTranslations('settings.credentials');
  const [name, setName] = useState('');
  const [fresh, setFresh] = useState<readonly NewCredentials[]>([]);
  const query = useCall('listCredentials', {});
  const generate = useSend('generateCredentials', {
    refreshes: ['listCredentials'],
    onSuccess: (credentials) => {
      setFresh((before) => [...before, credentials]);
      setName('');
    },
  });
  const form = useFirstWrongField(generate.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    generate.mutate({ body: { name } });
  };
  return (
    <Card title={t('title')} lead={t.rich('lead', { docs: apiDocumentationLink })} flush>
      <div className={styles.inset}>
        <form ref={form} onSubmit={submit} className={styles.line}>
          <TextInput
            label={t('name')}
            placeholder={t('nameHint')}
            autoComplete="off"
            required
            value={name}
            error={fieldFailures(generate.error).name}
            onChange={(event) => {
              generate.reset();
              setName(event.currentTarget.value);
            }}
          />
          <Button type="submit" disabled={name.trim() === ''} loading={generate.isPending}>
            {t('generate')}
          </Button>
        </form>
        {fresh.map((each) => (
          <NewSecret
            key={each._id}
            title={each.name}
            note={t('once')}
            known={{ name: t('apiKey'), value: each.apiKey, copy: t('copyApiKey') }}
            secret={{ name: t('secretKey'), value: each.secretKey, copy: t('copySecretKey') }}
            onDone={() => setFresh(fresh.filter((other) => other !== each))}
          />
        ))}
      </div>
      <Loaded query={query} skeleton={<Skeleton height={88} width="auto" m="md" />}>
        {({ resultList }) => (
          <DataTable
            caption={t('title')}
            none={t('none')}
            columns={[
              { label: t('name') },
              { label: t('apiKey') },
              { label: t('secretKey') },
              { label: t('createdBy') },
              { label: t('created') },
              { label: t('lastUsed') },
              { label: t('action'), hideLabel: true },
            ]}
          >
            {resultList.map((credentials) => (
              <CredentialsRow key={credentials._id} credentials={credentials} />
            ))}
          </DataTable>
        )}
      </Loaded>
    </Card>
  );
}

function CredentialsRow({ credentials }: { credentials: Credentials }) {
  const t = useTranslations('settings.credentials');
  const format = useFormatter();
  const date = (at: string) => format.dateTime(new Date(at), 'day');
  const revoke = useSend('revokeCredentials', { refreshes: ['listCredentials'] });
  const askToRevoke = async () => {
    const body = t('revokeBody', { name: credentials.name });
    if (await confirm({ title: t('revokeTitle'), body, danger: true }))
      revoke.mutate({ params: { id: credentials._id } });
  };
  return (
    <tr>
      <th scope="row">{credentials.name}</th>
      <td data-named="long" data-label={t('apiKey')} className={styles.key}>
        {credentials.apiKey}
      </td>
      <td data-label={t('secretKey')} className={styles.keyEnd}>
        …{credentials.secretKeyEnd}
      </td>
      <td data-named data-label={t('createdBy')}>
        {credentials.createdBy}
      </td>
      <td data-label={t('created')}>{date(credentials.createdAt)}</td>
      <td data-label={t('lastUsed')}>{credentials.lastUsedAt ? date(credentials.lastUsedAt) : t('never')}</td>
      <td data-figure>
        {credentials.revokedAt ? (
          <span className={styles.muted}>{t('revoked')}</span>
        ) : (
          <Button variant="default" size="xs" loading={revoke.isPending} onClick={() => void askToRevoke()}>
            {t('revoke')}
          </Button>
        )}
      </td>
    </tr>
  );
}
