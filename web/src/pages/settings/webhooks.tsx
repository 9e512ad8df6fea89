import { type NewWebhook, webhookEvents } from '@afc/contract/webhooks';
import { Button, Checkbox, Skeleton, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldFailures } from '../../api/failures.ts';
import { useCall, useSend } from '../../api/queries.ts';
import { Loaded } from '../../parts/feedback/loaded.tsx';
import { useFirstWrongField } from '../../parts/forms/first-wrong-field.ts';
import { apiDocumentationLink } from '../../parts/page/api-documentation-link.tsx';
import { Card } from '../../parts/page/card.tsx';
import { DataTable } from './data-table.tsx';
import { DeliveriesDialog } from './deliveries.tsx';
import { NewSecret } from './new-secret.tsx';
import styles from './page.module.css';
import { WebhookRow } from './webhook-row.tsx';

const waitingPollMilliseconds = 5_000;

/** Addresses that are told when something happens. */
export function WebhooksCard() {
  const t = useTranslations('settings.webhooks');
  const [fresh, setFresh] = useState<readonly NewWebhook[]>([]);
  const [lookedAt, setLookedAt] = useState<string>();
  const query = useCall(
    'listWebhooks',
    {},
    {
      refetchInterval: (list) =>
        list?.resultList.some(({ waiting }) => waiting > 0) ? waitingPollMilliseconds : false,
    },
  );
  return (
    <Card title={t('title')} lead={t.rich('lead', { docs: apiDocumentationLink })} flush>
      <div className={styles.inset}>
        <WebhookForm onCreated={(webhook) => setFresh((before) => [...before, webhook])} />
        {fresh.map((each) => (
          <NewSecret
            key={each._id}
            title={each.url}
            note={t('once')}
            secret={{ name: t('secret'), value: each.secret, copy: t('copySecret') }}
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
              { label: t('address') },
              { label: t('events') },
              { label: t('created') },
              { label: t('lastDelivery') },
              { label: t('action'), hideLabel: true },
            ]}
          >
            {resultList.map((webhook) => (
              <WebhookRow key={webhook._id} webhook={webhook} onLook={() => setLookedAt(webhook._id)} />
            ))}
          </DataTable>
        )}
      </Loaded>
      {lookedAt && <DeliveriesDialog id={lookedAt} onClose={() => setLookedAt(undefined)} />}
    </Card>
  );
}

function WebhookForm({ onCreated }: { onCreated: (webhook: NewWebhook) => void }) {
  const t = useTranslations('settings.webhooks');
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState([...webhookEvents]);
  const create = useSend('createWebhook', {
    refreshes: ['listWebhooks'],
    shownInPlace: ['badRequest'],
    onSuccess: (webhook) => {
      onCreated(webhook);
      setUrl('');
    },
  });
  const form = useFirstWrongField(create.error);
  const failures = fieldFailures(create.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({ body: { url, events } });
  };
  return (
    <form ref={form} onSubmit={submit} className={styles.webhook}>
      <TextInput
        label={t('address')}
        placeholder={t('addressHint')}
        inputMode="url"
        autoComplete="off"
        required
        value={url}
        error={failures.url}
        onChange={(event) => {
          create.reset();
          setUrl(event.currentTarget.value);
        }}
      />
      <Checkbox.Group
        label={t('events')}
        value={events}
        error={failures.events}
        onChange={(chosen) => {
          create.reset();
          setEvents(webhookEvents.filter((event) => chosen.includes(event)));
        }}
      >
        <div className={styles.choices}>
          {webhookEvents.map((event) => (
            <Checkbox
              key={event}
              value={event}
              label={t(`event.${event}`)}
              aria-invalid={failures.events !== undefined}
            />
          ))}
        </div>
      </Checkbox.Group>
      <Button type="submit" disabled={url.trim() === ''} loading={create.isPending}>
        {t('create')}
      </Button>
    </form>
  );
}
