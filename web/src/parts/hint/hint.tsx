import type { ReactNode } from 'react';
import styles from './hint.module.css';

interface HintProps {
  readonly label: string;
  /** A long word near the right edge ends where its icon ends. */
  readonly end?: boolean;
  readonly children: ReactNode;
}

/** A word about an icon, under it, on hover and focus. The icon carries the same word as its label. */
export function Hint({ label, end = false, children }: HintProps) {
  return (
    <span className={styles.hint} data-hint={label} data-end={end || undefined}>
      {children}
    </span>
  );
}
