import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import styles from './conflict.module.css';

/** Why the switches were taken back. Whoever was reading further down is led to it, at every conflict anew. */
export function Conflict({ count }: { count: number }) {
  const message = useTranslations('message');
  const notice = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next conflict is another reason to look here.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <p ref={notice} role="alert" className={styles.conflict}>
      <IconAlertTriangle size={16} aria-hidden />
      {message('recordChanged')}
    </p>
  );
}
