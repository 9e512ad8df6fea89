import type { Result } from '@afc/contract/result';
import { Button } from '@mantine/core';
import { IconEraser, IconFileTypePdf, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useStillOnPage } from '../../parts/page/use-still-on-page.ts';
import { useDeleteTest } from '../../parts/tables/use-delete-test.ts';
import { useErase } from '../../parts/tables/use-erase.tsx';
import styles from './action-bar.module.css';
import type { Decision } from './use-decision.tsx';
import type { Report } from './use-report.ts';
import type { Review } from './use-review.ts';

interface ActionBarProps {
  readonly result: Result;
  readonly review: Review;
  readonly decision: Decision;
  readonly report: Report;
}

/** Always in sight: how many changes wait, and what can be done with the case. */
export function ActionBar({ result, review, decision, report }: ActionBarProps) {
  const t = useTranslations('detail.bar');
  const count = review.changes.length;
  return (
    <section className={`${styles.bar} no-print`} aria-label={t('label')}>
      <span className={styles.count} data-some={count > 0 || undefined} data-testid="changes">
        {t('changes', { count })}
      </span>
      <div className={styles.actions}>
        {result.kind === 'test' ? (
          <DeleteTest id={result._id} />
        ) : (
          <EraseRecord id={result._id} onErased={decision.leave} />
        )}
        <Button
          variant="default"
          leftSection={<IconFileTypePdf size={16} stroke={1.6} />}
          loading={report.running}
          aria-keyshortcuts="P"
          onClick={report.download}
        >
          {t('report')}
        </Button>
        <Button disabled={count === 0} loading={decision.applying} aria-keyshortcuts="A" onClick={decision.ask}>
          {t('apply')}
        </Button>
      </div>
    </section>
  );
}

function EraseRecord({ id, onErased }: { id: string; onErased: () => Promise<void> }) {
  const t = useTranslations('results.erase');
  const erase = useErase(id, onErased);
  if (!erase) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconEraser size={16} stroke={1.6} />}
      loading={erase.erasing}
      onClick={erase.ask}
    >
      {t('button')}
    </Button>
  );
}

function DeleteTest({ id }: { id: string }) {
  const t = useTranslations('results.deleteTest');
  const navigate = useNavigate();
  const here = useStillOnPage();
  const remove = useDeleteTest(id, () => {
    // Back must not lead to what is gone.
    if (here()) void navigate({ to: '/test', replace: true });
  });
  return (
    <Button
      variant="default"
      leftSection={<IconTrash size={16} stroke={1.6} />}
      loading={remove.deleting}
      onClick={remove.ask}
    >
      {t('button')}
    </Button>
  );
}
