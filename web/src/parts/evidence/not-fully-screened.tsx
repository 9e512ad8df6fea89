import type { CheckNotRun } from '@afc/contract/result';
import { useTranslations } from 'use-intl';
import styles from './evidence.module.css';

/** In a table's cell: that checks could not run. The case itself names them. */
export function NotFullyScreened({ checks }: { checks: readonly CheckNotRun[] }) {
  const t = useTranslations('results');
  if (checks.length === 0) return null;
  return <p className={styles.missing}>{t('notFullyScreened', { count: checks.length })}</p>;
}
