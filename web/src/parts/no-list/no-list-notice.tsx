import { admits } from '@afc/contract/vocabulary';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useCall } from '../../api/queries.ts';
import { useSignedIn } from '../../session/session.ts';
import { PageLink } from '../link/link.tsx';
import styles from './no-list-notice.module.css';

/** Where people are checked and counted: says that nobody is compared with sanctions lists, as long as that is so. */
export function NoListNotice() {
  const t = useTranslations('states');
  const { role } = useSignedIn().claims;
  const { data: policy } = useCall('policy', {});
  if (policy?.lists.length !== 0) return null;
  return (
    <div role="note" className={styles.notice}>
      <IconAlertTriangle size={18} stroke={1.6} aria-hidden className={styles.sign} />
      <span>
        {t('noList')}{' '}
        {admits('admin', role) && (
          <PageLink to="/settings" underline="always">
            {t('importList')}
          </PageLink>
        )}
      </span>
    </div>
  );
}
