import type { QuickPanel as Figures } from '@afc/contract/analytics';
import { petitionStatuses } from '@afc/contract/vocabulary';
import { Badge, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { useCall } from '../api/queries.ts';
import { Loaded } from '../parts/feedback/loaded.tsx';
import { PageLink } from '../parts/page/page-link.tsx';
import { Panel, type PanelProps } from './panel.tsx';
import styles from './quick-panel.module.css';

const refreshMilliseconds = 10_000;

/** Live figures of the day. */
export function QuickPanel({ opened, onClose }: PanelProps) {
  const t = useTranslations('shell.quickPanel');
  const query = useCall('quickPanel', {}, { enabled: opened, refetchInterval: opened ? refreshMilliseconds : false });
  return (
    <Panel opened={opened} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <Stack gap="lg">
        <Badge variant="default" size="lg" radius="sm" className={styles.label}>
          {t('underConstruction')}
        </Badge>
        <Loaded query={query} skeleton={<Skeleton height={240} />}>
          {(figures) => <FigureGroups figures={figures} onLeave={onClose} />}
        </Loaded>
      </Stack>
    </Panel>
  );
}

function FigureGroups({ figures, onLeave }: { figures: Figures; onLeave: () => void }) {
  const t = useTranslations('shell.quickPanel');
  const words = useTranslations('words.petitionStatus');
  const format = useFormatter();
  const now = useNow({ updateInterval: 60_000 });
  const ago = (at: string) => format.relativeTime(new Date(at), now);
  const oldest = figures.oldestConsider ? ago(figures.oldestConsider) : t('none');
  return (
    <>
      <Group title={t('today')}>
        {petitionStatuses.map((status) => (
          <Row key={status} label={words(status)} value={format.number(figures.today[status])} />
        ))}
        <Row label={t('queue')} value={format.number(figures.queue)} />
      </Group>
      <Group title={t('review')}>
        <Row
          label={
            <PageLink to="/list-consider" onClick={onLeave}>
              {t('consider')}
            </PageLink>
          }
          value={format.number(figures.consider)}
        />
        <Row label={t('oldest')} value={oldest} />
      </Group>
      <Group title={t('lists')}>
        {figures.lists.map(({ name, listDate, importedAt }) => (
          <Row
            key={name}
            label={name}
            value={listDate ? t('listDate', { date: listDate }) : t('imported', { when: ago(importedAt) })}
          />
        ))}
        {figures.lists.length === 0 && <Text c="dimmed">{t('noLists')}</Text>}
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  );
}

function Row({ label, value }: { label: ReactNode; value: string }) {
  return (
    <div className={styles.row}>
      <span>{label}</span>
      <span className="tabular">{value}</span>
    </div>
  );
}
