import type { HistoryState } from '@afc/contract/audit';
import type { HistoryEntry } from '@afc/contract/result';
import { resultStatuses } from '@afc/contract/vocabulary';
import { Button, Skeleton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useCall } from '../../api/queries.ts';
import { Loaded } from '../../parts/feedback/loaded.tsx';
import { ChangeArrow } from '../../parts/icons/change-arrow.tsx';
import { ResultBadge } from '../../parts/icons/status-badge.tsx';
import { Card } from '../../parts/page/card.tsx';
import { PageLink } from '../../parts/page/page-link.tsx';
import { Personal } from '../../parts/people/personal.tsx';
import styles from './history-panel.module.css';

/** What happened to the record and who did it. Closed at first: it must not eat the screen. */
export function HistoryPanel({ id }: { id: string }) {
  const t = useTranslations('detail.history');
  const [open, setOpen] = useState(false);
  const region = useId();
  return (
    // Closed there is nothing of it to print.
    <div className={open ? undefined : 'no-print'}>
      <Card
        title={t('title')}
        flush
        actions={
          <Button
            variant="default"
            size="compact-sm"
            aria-expanded={open}
            aria-controls={region}
            rightSection={open ? <IconChevronUp size={14} /> : <IconChevronDown size={14} />}
            onClick={() => setOpen(!open)}
          >
            {open ? t('close') : t('open')}
          </Button>
        }
      >
        <div id={region}>{open && <Entries id={id} />}</div>
      </Card>
    </div>
  );
}

function Entries({ id }: { id: string }) {
  const t = useTranslations('detail.history');
  const query = useCall('resultHistory', { params: { id } }, { shownInPlace: 'all' });
  return (
    <Loaded query={query} skeleton={<Skeleton height={64} width="auto" m="md" />}>
      {({ resultList }) =>
        resultList.length === 0 ? (
          <p className={styles.empty}>{t('empty')}</p>
        ) : (
          <ol className={styles.entries}>
            {resultList.map((entry) => (
              <Entry key={entry.number} entry={entry} />
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const t = useTranslations('detail.history');
  const words = useTranslations('words.history');
  const product = useTranslations('shell')('product');
  const { dateTime } = useFormatter();
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <span className={styles.action}>{words(entry.action)}</span>
        <Status word={entry.before} />
        {entry.before !== '' && entry.after !== '' && <ChangeArrow />}
        <Status word={entry.after} />
      </div>
      {entry.reviewedIn && (
        <p className={styles.elsewhere}>
          <PageLink to="/detail/$location/$id" params={{ location: 'matches', id: entry.reviewedIn }}>
            {t('reviewedIn')}
          </PageLink>
        </p>
      )}
      {entry.comment !== '' && (
        <p className={styles.comment}>
          <Personal value={entry.comment} />
        </p>
      )}
      <p className={styles.who}>
        {entry.actorName === 'system' ? product : entry.actorName} ·{' '}
        <time dateTime={entry.at}>{dateTime(new Date(entry.at), 'minute')}</time>
      </p>
    </li>
  );
}

/** A status becomes its badge; any other word stays a word. */
function Status({ word }: { word: HistoryState }) {
  const status = resultStatuses.find((name) => name === word);
  if (status) return <ResultBadge status={status} />;
  return word === '' ? null : <span className={styles.word}>{word}</span>;
}
