import { Button, Progress } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { failureText } from '../../api/failures.ts';
import { confirm } from '../../parts/dialogs/confirm.tsx';
import { PageButton } from '../../parts/page/page-link.tsx';
import { type Batch, type BulkRow, isUnderWay, type RowState } from './batch.ts';
import styles from './bulk-upload.module.css';
import { bulkUpload } from './bulk-upload.ts';
import { useSaveLeft } from './use-save-left.ts';

interface DeliveryProps {
  readonly batch: Batch;
  /** The rows that were left out or not taken. */
  readonly left: readonly BulkRow[];
}

/** Sends the batch, tells how far it is, and what became of it. */
export function Delivery({ batch, left }: DeliveryProps) {
  if (isUnderWay(batch)) return <UnderWay batch={batch} />;
  if (batch.phase === 'ended') return <Ended batch={batch} left={left} />;
  return <Ready batch={batch} />;
}

/** How far the file or its pictures were read. */
export function ReadSoFar({ phase, progress }: { phase: 'reading' | 'checking'; progress: Batch['progress'] }) {
  const t = useTranslations('bulk.peopleLead');
  const { done, of } = progress;
  return <Progress value={of > 0 ? (done / of) * 100 : 0} size="xs" aria-label={t(phase, progress)} />;
}

function Ready({ batch: { phase, rows, progress } }: { batch: Batch }) {
  const t = useTranslations('bulk');
  const ready = countOf(rows, 'ready');
  return (
    <>
      {phase === 'checking' && <ReadSoFar phase={phase} progress={progress} />}
      <div className={styles.buttons}>
        <Button loading={phase === 'checking'} disabled={ready === 0} onClick={bulkUpload.send}>
          {ready === 0 ? t('nothingToSend') : t('send', { ready, all: rows.length })}
        </Button>
      </div>
    </>
  );
}

function UnderWay({ batch: { phase, rows, resting } }: { batch: Batch }) {
  const t = useTranslations('bulk');
  const format = useFormatter();
  const [sent, failed] = [countOf(rows, 'sent'), countOf(rows, 'failed')];
  const waiting = countOf(rows, 'waiting') + countOf(rows, 'sending');
  const ask = async () => {
    const question = { title: t('cancelTitle'), body: t('cancelBody'), yes: t('cancelYes'), no: t('cancelNo') };
    if (await confirm({ ...question, danger: true })) bulkUpload.cancel();
  };
  return (
    <>
      <Progress value={(1 - waiting / (sent + failed + waiting)) * 100} size="sm" aria-label={t('progress')} />
      <p className="tabular">{t('counts', { sent, failed, waiting })}</p>
      <p role="status" className={styles.told}>
        {phase === 'paused' ? t('pausedNow') : t('sendingNow')}
      </p>
      {resting && (
        <p role="alert" className={styles.trouble}>
          {t('resting', {
            why: failureText(resting.error),
            time: format.dateTime(resting.until, { timeStyle: 'medium' }),
          })}
        </p>
      )}
      <div className={styles.buttons}>
        {phase === 'paused' ? (
          <Button onClick={bulkUpload.proceed}>{t('proceed')}</Button>
        ) : (
          <Button variant="default" onClick={bulkUpload.pause}>
            {t('pause')}
          </Button>
        )}
        <Button variant="default" onClick={() => void ask()}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}

function Ended({ batch, left }: DeliveryProps) {
  const t = useTranslations('bulk');
  const entry = useTranslations('pages.entry');
  const [save, saving] = useSaveLeft();
  const { rows, file } = batch;
  const [sent, failed] = [countOf(rows, 'sent'), countOf(rows, 'failed')];
  return (
    <>
      <p className="tabular">{t('ended', { sent, failed, unsent: rows.length - sent - failed })}</p>
      <p role="status" className={styles.told}>
        {t('endedNow')}
      </p>
      <div className={styles.buttons}>
        {left.length > 0 && file && (
          <Button loading={saving} onClick={() => void save(file, left)}>
            {t('download')}
          </Button>
        )}
        <PageButton to="/single-upload" variant="default">
          {t('petitions')}
        </PageButton>
        <PageButton to="/list-clear" variant="default">
          {entry('Clear')}
        </PageButton>
        <PageButton to="/list-consider" variant="default">
          {entry('Consider')}
        </PageButton>
        <PageButton to="/list-blacklisted" variant="default">
          {entry('Blacklist')}
        </PageButton>
        <PageButton to="/list-rejected" variant="default">
          {entry('Rejected')}
        </PageButton>
      </div>
    </>
  );
}

function countOf(rows: readonly BulkRow[], state: RowState): number {
  return rows.filter((row) => row.state === state).length;
}
