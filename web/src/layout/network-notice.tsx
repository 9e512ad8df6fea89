import { onlineManager, useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import styles from './network-notice.module.css';

const slowAfterMilliseconds = 8_000;

/** One quiet line above the page while there is no network, or a very slow one. */
export function NetworkNotice() {
  const t = useTranslations('states');
  const online = useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  );
  const sending = useIsMutating({ predicate: ({ meta }) => meta?.takesLong !== true });
  const slow = useSlow(useIsFetching() + sending > 0);
  if (online && !slow) return null;
  return (
    <div role="status" className={styles.notice} data-kind={online ? 'slow' : 'offline'}>
      {online ? t('slow') : `${t('offline')}. ${t('offlineBody')}`}
    </div>
  );
}

function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMilliseconds);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return slow;
}
