import type { Analytics } from '@afc/contract/analytics';
import { dayOf } from '@afc/contract/day-of';
import { Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { Card } from '../../parts/page/card.tsx';
import { PageButton } from '../../parts/page/page-link.tsx';
import styles from './page.module.css';

/** The work waiting in Consider, and how long its oldest case waits. */
export function WaitingCard({ analytics: { consider, oldestConsider } }: { analytics: Analytics }) {
  const t = useTranslations('statistics');
  const format = useFormatter();
  const now = useNow({ updateInterval: 60_000 });
  return (
    <Card title={t('waiting')}>
      {consider === 0 ? (
        <div className={styles.nothing}>
          <IconCircleCheck size={18} aria-hidden />
          <Text c="dimmed">{t('waitingNone')}</Text>
        </div>
      ) : (
        <>
          <Text className={styles.waiting}>{t('waitingCount', { count: consider })}</Text>
          {oldestConsider && (
            <Text c="dimmed">
              {t.rich('waitingOldest', {
                ago: format.relativeTime(new Date(oldestConsider), now),
                date: dayOf(oldestConsider),
                day: (date) => <span className={styles.day}>{date}</span>,
              })}
            </Text>
          )}
          <PageButton to="/list-consider" mt="md">
            {t('review')}
          </PageButton>
        </>
      )}
    </Card>
  );
}
