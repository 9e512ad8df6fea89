import type { Webhook } from '@afc/contract/webhooks';
import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useSend } from '../../api/queries.ts';
import { confirm } from '../../parts/dialogs/confirm.tsx';
import { failed, succeeded } from '../../state/toast.ts';
import { useOutcome } from './deliveries.tsx';
import styles from './page.module.css';

interface WebhookProps {
  readonly webhook: Webhook;
  /** Shows its last deliveries. */
  readonly onLook: () => void;
}

export function WebhookRow({ webhook, onLook }: WebhookProps) {
  const t = useTranslations('settings.webhooks');
  const format = useFormatter();
  return (
    <tr>
      <th scope="row">
        <Address url={webhook.url} />
      </th>
      <td data-named data-label={t('events')}>
        {webhook.events.map((event) => t(`event.${event}`)).join(', ')}
      </td>
      <td data-named data-label={t('created')}>
        <div>
          {webhook.createdBy}
          <Text size="xs" c="dimmed">
            {format.dateTime(new Date(webhook.createdAt), 'day')}
          </Text>
        </div>
      </td>
      <td data-named="long" data-label={t('lastDelivery')}>
        <LastDelivery webhook={webhook} />
      </td>
      <td data-figure>
        <Actions webhook={webhook} onLook={onLook} />
      </td>
    </tr>
  );
}

/** Too long for its place it continues behind a slash, not inside a word. */
function Address({ url }: { url: string }) {
  const [first, ...rest] = url.split(/(?<=[^:/]\/|[?&])/);
  return rest.reduce<ReactNode>(
    (before, part) => (
      <>
        {before}
        <wbr />
        {part}
      </>
    ),
    first,
  );
}

function LastDelivery({ webhook: { lastDelivery, waiting, givenUp } }: { webhook: Webhook }) {
  const t = useTranslations('settings.webhooks');
  const outcome = useOutcome();
  return (
    <div>
      {lastDelivery ? outcome(lastDelivery) : t('never')}
      {waiting > 0 && (
        <Text size="xs" c="dimmed">
          {t('waiting', { count: waiting })}
        </Text>
      )}
      {givenUp > 0 && (
        <Text size="xs" c="var(--mantine-color-error)">
          {t('givenUp', { count: givenUp })}
        </Text>
      )}
    </div>
  );
}

function Actions({ webhook: { _id: id, url }, onLook }: WebhookProps) {
  const t = useTranslations('settings.webhooks');
  const send = useSend('tryWebhook', {
    refreshes: ['listWebhooks', 'listDeliveries'],
    onSuccess: ({ status, problem }) =>
      problem === null ? succeeded(t('trialTaken', { status: status ?? 0 })) : failed(t('trialFailed', { problem })),
  });
  const remove = useSend('removeWebhook', {
    refreshes: ['listWebhooks'],
    onSuccess: () => succeeded(t('removed')),
  });
  const askToRemove = async () => {
    if (await confirm({ title: t('removeTitle'), body: t('removeBody', { url }), danger: true }))
      remove.mutate({ params: { id } });
  };
  return (
    <div className={styles.actions}>
      <Button variant="default" size="xs" loading={send.isPending} onClick={() => send.mutate({ params: { id } })}>
        {t('trial')}
      </Button>
      <Button variant="default" size="xs" onClick={onLook}>
        {t('deliveries')}
      </Button>
      <Button variant="default" size="xs" loading={remove.isPending} onClick={() => void askToRemove()}>
        {t('remove')}
      </Button>
    </div>
  );
}
