import { fullName } from '@afc/contract/full-name';
import {
  IconAlertCircle,
  IconCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleOff,
  IconCircleX,
  IconClock,
  IconPhoto,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { Thumbnail } from '../../parts/files/thumbnail.tsx';
import { Badge } from '../../parts/icons/status-badge.tsx';
import { Personal, usePersonal } from '../../parts/people/personal.tsx';
import table from '../../parts/tables/table.module.css';
import type { BulkRow, RowState } from './batch.ts';
import styles from './bulk-upload.module.css';
import { useReasons } from './use-reasons.ts';

/** More than any field may hold. What is longer is wrong anyway, and laid out whole it can stop the page for minutes. */
const longestShown = 500;
const short = (text: string) => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);

/** One page of the rows: only these have pictures on screen. */
export function PeopleTable({ rows }: { rows: readonly BulkRow[] }) {
  const bulk = useTranslations('bulk');
  const t = useTranslations('bulk.column');
  const column = useTranslations('results.column');
  const petitions = useTranslations('upload.petitions');
  return (
    <table className={`${table.table} ${styles.people}`} aria-label={bulk('people')}>
      <thead>
        <tr>
          <th scope="col" className={table.face}>
            {column('face')}
          </th>
          <th scope="col">{t('row')}</th>
          <th scope="col">{petitions('name')}</th>
          <th scope="col">{petitions('email')}</th>
          <th scope="col">{t('pictures')}</th>
          <th scope="col">{t('state')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PersonRow key={row.row} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function PersonRow({ row }: { row: BulkRow }) {
  const t = useTranslations('bulk');
  const reasons = useReasons();
  const personal = usePersonal();
  const shown = (name: string) => short(personal(name));
  const [file] = row.files;
  return (
    <tr data-testid="bulk-row">
      <td className={table.face}>
        <div className={styles.face}>
          {/* Whose it is stands beside it. */}
          {file ? (
            <Thumbnail file={file} alt="" />
          ) : (
            <span className={table.noFace}>
              <IconPhoto size={18} stroke={1.4} aria-hidden />
            </span>
          )}
        </div>
      </td>
      <td className="tabular">
        <span className={styles.cardLabel}>{t('column.row')} </span>
        {row.row}
      </td>
      <td>
        <Personal value={short(fullName(row.fields))} />
      </td>
      <td className={table.email}>
        <Personal value={short(row.fields.email)} />
      </td>
      <td className={styles.pictures}>
        {row.pictureCount > 1 ? t('pictureCount', { count: row.pictureCount }) : shown(row.pictures[0] ?? '')}
      </td>
      <td className={styles.state}>
        <StateBadge state={row.state} />
        {reasons(row, shown).map((reason) => (
          <p key={reason} className={styles.reason}>
            {reason}
          </p>
        ))}
      </td>
    </tr>
  );
}

/** The look of each state is that of a status that means as much. */
const looks: Record<RowState, Pick<ComponentProps<typeof Badge>, 'status' | 'icon'>> = {
  wrong: { status: 'consider', icon: IconAlertCircle },
  ready: { status: 'processed', icon: IconCircle },
  waiting: { status: 'processed', icon: IconClock },
  sending: { status: 'processing', icon: IconCircleDashed },
  sent: { status: 'clear', icon: IconCircleCheck },
  failed: { status: 'failed', icon: IconCircleX },
  unsent: { status: 'processed', icon: IconCircleOff },
};

function StateBadge({ state }: { state: RowState }) {
  const word = useTranslations('bulk.state');
  return <Badge {...looks[state]}>{word(state)}</Badge>;
}
