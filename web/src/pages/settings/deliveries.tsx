import type { Delivery } from '@afc/contract/webhooks';
import { Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useCall } from '../../api/queries.ts';
import { CloseButton } from '../../parts/dialogs/close-button.tsx';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { Loaded } from '../../parts/feedback/loaded.tsx';
import styles from './page.module.css';

const pollMilliseconds = 5_000;

/** How the last deliveries of a webhook went, newest first. */
export function DeliveriesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('settings.webhooks');
  const query = useCall('listDeliveries', { params: { id } }, { refetchInterval: pollMilliseconds });
  return (
    <Dialog opened wide onClose={onClose} title={t('deliveriesTitle')}>
      <Loaded query={query} skeleton={<Skeleton height={120} />} gone={<Text c="dimmed">{t('gone')}</Text>}>
        {({ resultList }) =>
          resultList.length === 0 ? (
            <Text c="dimmed">{t('noDelivery')}</Text>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
            <ul className={styles.deliveries} tabIndex={0} aria-label={t('deliveriesTitle')}>
              {resultList.map((delivery) => (
                <DeliveryItem key={delivery._id} delivery={delivery} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <CloseButton onClose={onClose} />
    </Dialog>
  );
}

function DeliveryItem({ delivery }: { delivery: Delivery }) {
  const t = useTranslations('settings.webhooks');
  const format = useFormatter();
  const outcome = useOutcome();
  const { event, petitionId, tries, nextTryAt, state } = delivery;
  return (
    <li>
      <Text fw={550}>{t(`event.${event}`)}</Text>
      <span>{outcome(delivery)}</span>
      <Text size="xs" c="dimmed">
        {t('tries', { count: tries })}
        {nextTryAt && ` ${t('nextTry', { at: format.dateTime(new Date(nextTryAt), { timeStyle: 'short' }) })}`}
        {state === 'givenUp' && ` ${t('notTriedAgain')}`}
      </Text>
      {petitionId && <span className={styles.keyEnd}>{petitionId}</span>}
    </li>
  );
}

/** When it was tried, and what came of it. */
export function useOutcome(): (delivery: Delivery) => ReactNode {
  const t = useTranslations('settings.webhooks');
  const format = useFormatter();
  return ({ triedAt, status, problem }) => {
    if (!triedAt) return t('notTried');
    const at = format.dateTime(new Date(triedAt), 'minute');
    if (problem === null) return t('taken', { at, status: status ?? 0 });
    return (
      <Text span inherit c="var(--mantine-color-error)">
        {t('notTaken', { at, problem })}
      </Text>
    );
  };
}
