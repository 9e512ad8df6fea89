import type { ReactNode } from 'react';
import styles from './hint.module.css';

/** A word about an icon, under it, on hover and focus. The icon carries the same word as its label. */
export function Hint({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={styles.hint} data-hint={label}>
      {children}
    </span>
  );
}
