import { Skeleton, Text } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useCall } from '../../api/queries.ts';
import { Loaded } from '../../parts/feedback/loaded.tsx';
import { ProviderListsNotice } from '../../parts/feedback/provider-lists-notice.tsx';
import { Card } from '../../parts/page/card.tsx';
import { PageFrame } from '../../parts/page/page-frame.tsx';
import { PageButton } from '../../parts/page/page-link.tsx';
import { Doughnut } from './doughnut.tsx';
import styles from './page.module.css';
import { fraudRing, usersRing } from './shares.ts';
import { refreshMilliseconds, TrendCard } from './trend.tsx';
import { WaitingCard } from './waiting.tsx';

export function StatisticsPage() {
  const title = useTranslations('pages.title');
  const t = useTranslations('statistics');
  const query = useCall('analytics', {}, { refetchInterval: refreshMilliseconds });
  return (
    <PageFrame title={title('statistics')} lead={t('lead')}>
      <ProviderListsNotice />
      <Loaded query={query} skeleton={<Outline />}>
        {(analytics) => (
          <div className={styles.grid}>
            {analytics.totalUsers === 0 && (
              <div className={styles.first}>
                <IconUserPlus size={20} stroke={1.6} aria-hidden />
                <div>
                  <Text fw={600}>{t('emptyTitle')}</Text>
                  <Text c="dimmed">{t('emptyBody')}</Text>
                </div>
                <PageButton to="/single-upload">{t('emptyAction')}</PageButton>
              </div>
            )}
            <Card title={t('users')} lead={t('usersLead')}>
              <Doughnut ring={usersRing(analytics)} unit="totalUsers" caption={t('users')} />
            </Card>
            <Card title={t('fraud')} lead={t('fraudLead')}>
              <Doughnut ring={fraudRing(analytics)} unit="fraudCases" caption={t('fraud')} />
            </Card>
            <div className={styles.trend}>
              <TrendCard />
              <WaitingCard analytics={analytics} />
            </div>
          </div>
        )}
      </Loaded>
    </PageFrame>
  );
}

/** The page's shape while its figures come. */
function Outline() {
  return (
    <div className={styles.grid}>
      <Skeleton height={258} radius={10} />
      <Skeleton height={258} radius={10} />
      <div className={styles.trend}>
        <Skeleton height={310} radius={10} />
        <Skeleton height={160} radius={10} />
      </div>
    </div>
  );
}
