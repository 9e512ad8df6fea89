import { admits } from '@afc/contract/vocabulary';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '../../api/queries.ts';
import { useSignedIn } from '../../session/session.ts';
import { PageLink } from '../page/page-link.tsx';
import styles from './provider-lists-notice.module.css';

const loadingPollMilliseconds = 5_000;

/**
 * Says, while it is so, that people are not compared with provider lists, because there is none, or because they are
 * still loading or could not be loaded. `unlessNone` is for a page that says itself that there is none.
 */
export function ProviderListsNotice({ unlessNone = false }: { unlessNone?: boolean }) {
  const t = useTranslations('states');
  const { role } = useSignedIn().claims;
  const { data: policy } = useCall(
    'policy',
    {},
    { refetchInterval: (last) => (last?.listsState === 'loading' ? loadingPollMilliseconds : false) },
  );
  if (!policy) return null;
  if (policy.listsState === 'loading' && policy.lists.length > 0) return <Notice>{t('listsLoading')}</Notice>;
  if (policy.listsState === 'failed') return <Notice>{t('listsFailed')}</Notice>;
  if (policy.lists.length > 0 || unlessNone) return null;
  return (
    <Notice>
      {t('noList')}{' '}
      {admits('admin', role) && (
        <PageLink to="/settings" underline="always">
          {t('importList')}
        </PageLink>
      )}
    </Notice>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="note" className={styles.notice}>
      <IconAlertTriangle size={18} stroke={1.6} aria-hidden className={styles.sign} />
      <span>{children}</span>
    </div>
  );
}
