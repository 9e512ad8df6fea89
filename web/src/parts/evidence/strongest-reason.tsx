import type { Result } from '@afc/contract/result';
import { useTranslations } from 'use-intl';
import { SourceChip } from '../icons/status-badge.tsx';
import styles from './evidence.module.css';
import { NotFullyScreened } from './not-fully-screened.tsx';
import { useStrongestFinding } from './reason-line.tsx';

type Reasons = Pick<Result, 'resultStatus' | 'source' | 'matchList' | 'kycReasons' | 'checksNotRun'>;

/** Why a record stands where it stands, in a table's cell. A clear that was not fully screened says so. */
export function StrongestReason({ result }: { result: Reasons }) {
  return (
    <>
      <Reason result={result} />
      <NotFullyScreened checks={result.checksNotRun} />
    </>
  );
}

function Reason({ result }: { result: Reasons }) {
  const t = useTranslations('results');
  const message = useTranslations('message');
  const finding = useStrongestFinding();
  const strongest = result.matchList.find(({ confirmedMatch }) => confirmedMatch) ?? result.matchList[0];
  const rejection = result.kycReasons[0];
  // Staff marked it, alone or through the match of another case.
  if (result.resultStatus === 'blacklist' && !strongest) return <SourceChip source={result.source} />;
  if (rejection && (result.resultStatus === 'kycRejected' || !strongest)) return message(rejection);
  if (strongest)
    return (
      <span className={styles.strongest}>
        <SourceChip source={strongest.source} />
        <span>{finding(strongest, result.resultStatus)}</span>
      </span>
    );
  return <span className={styles.quiet}>{t('noMatch')}</span>;
}
