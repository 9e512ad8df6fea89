import { isRemoved, type Match } from '@afc/contract/result';
import type { ResultStatus } from '@afc/contract/vocabulary';
import type { ReactNode } from 'react';
import { ResultBadge, SourceChip } from '../icons/status-badge.tsx';
import styles from './match-words.module.css';
import { ReasonLine, ReasonLines } from './reason-line.tsx';

interface MatchWordsProps {
  readonly match: Match;
  readonly name: ReactNode;
  /** It stands in the narrow column of a case with this status. */
  readonly caseStatus?: ResultStatus;
  /** Stands behind the badges. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** A match in words: who it is, how it stands, and why it was found. */
export function MatchWords({ match, name, caseStatus, mark, children }: MatchWordsProps) {
  return (
    <div className={styles.words}>
      <div className={styles.line}>
        <span className={styles.name}>{name}</span>
        {!isRemoved(match) && <ResultBadge status={match.resultStatus} />}
        <SourceChip source={match.source} />
        {mark}
      </div>
      <div className={styles.reason} data-narrow={caseStatus && true}>
        {caseStatus ? <ReasonLines match={match} caseStatus={caseStatus} /> : <ReasonLine match={match} />}
      </div>
      {children}
    </div>
  );
}
