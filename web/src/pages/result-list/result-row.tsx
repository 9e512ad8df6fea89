import { dayOf } from '@afc/contract/day-of';
import { fullName } from '@afc/contract/full-name';
import type { Result } from '@afc/contract/result';
import type { DetailLocation } from '@afc/contract/vocabulary';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { StrongestReason } from '../../parts/evidence/strongest-reason.tsx';
import { ResultBadge } from '../../parts/icons/status-badge.tsx';
import { isModifiedClick } from '../../parts/page/is-modified-click.ts';
import { PageLink } from '../../parts/page/page-link.tsx';
import { Personal } from '../../parts/people/personal.tsx';
import { FaceCell } from '../../parts/tables/face-cell.tsx';
import table from '../../parts/tables/table.module.css';
import styles from './result-list.module.css';

interface ResultRowProps {
  readonly result: Result;
  readonly location: DetailLocation;
  readonly onOpen: () => void;
}

/** Blacklisted people are shown as cancelled, rejected ones inside a yellow border. */
export function ResultRow({ result, location, onOpen }: ResultRowProps) {
  const t = useTranslations('results');
  const navigate = useNavigate();
  const params = { location, id: result._id };
  const state = { fromList: true };
  const name = fullName(result);
  return (
    <tr
      className={styles.row}
      data-status={result.resultStatus}
      data-testid="result"
      onClick={(event) => {
        // The link itself, a modified click and a selection of text go their own way.
        if (event.defaultPrevented || isModifiedClick(event) || getSelection()?.toString()) return;
        onOpen();
        void navigate({ to: '/detail/$location/$id', params, state });
      }}
    >
      <FaceCell pictures={result.pictures} />
      <td>
        <PageLink to="/detail/$location/$id" params={params} state={state} onClick={onOpen} className={styles.link}>
          {name === '' ? t('noName') : <Personal value={name} />}
        </PageLink>
      </td>
      <td className={table.email}>
        <Personal value={result.email} />
      </td>
      <td className={table.date}>{dayOf(result.registryDate)}</td>
      <td className={styles.reason}>
        <StrongestReason result={result} />
      </td>
      <td>
        <ResultBadge status={result.resultStatus} />
      </td>
    </tr>
  );
}
