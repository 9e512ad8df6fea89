import { pageSize } from '@afc/contract/limits';
import { SegmentedControl } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Placeholder } from '../../parts/feedback/placeholder.tsx';
import { Card } from '../../parts/page/card.tsx';
import { Pager } from '../../parts/tables/pager.tsx';
import { usePageMemory } from '../../state/use-page-memory.ts';
import type { Batch, BulkRow } from './batch.ts';
import styles from './bulk-upload.module.css';
import { Delivery, ReadSoFar } from './delivery.tsx';
import { PeopleTable } from './people-table.tsx';

const initial: { page: number; show: 'all' | 'wrong' } = { page: 1, show: 'all' };

/** Every row with what is wrong with it, and the way to send the others. */
export function PeopleCard({ batch }: { batch: Batch }) {
  const t = useTranslations('bulk');
  const [{ page, show }, remember] = usePageMemory('people', initial);
  const { rows, phase, progress } = batch;
  const wrong = rows.filter(isLeft);
  const shown = show === 'wrong' && wrong.length > 0 ? wrong : rows;
  // Where nothing is wrong there are no others to speak of.
  const others = wrong.length > 0 ? rows.length - wrong.length : 0;
  const before = phase === 'sending' || phase === 'paused' || phase === 'ended' ? undefined : phase;
  return (
    <Card
      title={t('people')}
      lead={before && t(`peopleLead.${before}`, { wrong: wrong.length, others, ...progress })}
      actions={
        wrong.length > 0 && (
          <SegmentedControl
            size="xs"
            aria-label={t('show')}
            value={show}
            onChange={(next) => remember({ page: 1, show: next })}
            data={[
              { value: 'all', label: t('all', { count: rows.length }) },
              { value: 'wrong', label: t('wrong', { count: wrong.length }) },
            ]}
          />
        )
      }
      flush
    >
      {phase === 'reading' && (
        <div className={styles.delivery}>
          <ReadSoFar phase={phase} progress={progress} />
        </div>
      )}
      {phase !== 'reading' && rows.length === 0 && (
        <Placeholder icon={<IconUsersGroup size={20} />} title={t('emptyTitle')}>
          {t('empty')}
        </Placeholder>
      )}
      {rows.length > 0 && (
        <>
          <div className={styles.delivery}>
            <Delivery batch={batch} left={wrong} />
          </div>
          <PeopleTable rows={shown.slice((page - 1) * pageSize, page * pageSize)} />
          <Pager page={page} total={shown.length} onPage={(next) => remember({ page: next, show })} />
        </>
      )}
    </Card>
  );
}

/** Not sent, and not about to be. */
function isLeft({ state }: BulkRow): boolean {
  return state === 'wrong' || state === 'failed' || state === 'unsent';
}
