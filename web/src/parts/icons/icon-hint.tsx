import type { ReactNode } from 'react';
import styles from './icon-hint.module.css';

interface IconHintProps {
  readonly label: string;
  /** A long word near the right edge ends where its icon ends. */
  readonly end?: boolean;
  readonly children: ReactNode;
}

/** A word about an icon, under it, on hover and focus. The icon carries the same word as its label. */
export function IconHint({ label, end = false, children }: IconHintProps) {
  return (
    <span className={styles.hint} data-hint={label} data-end={end || undefined}>
      {children}
    </span>
  );
}
