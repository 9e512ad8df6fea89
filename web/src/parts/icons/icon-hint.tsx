import type { ReactNode } from 'react';
import styles from './icon-hint.module.css';

interface IconHintProps {
  readonly label: string;
  /** The word ends where its icon ends, so that a long one near the right edge stays on the screen. */
  readonly end?: boolean;
  readonly children: ReactNode;
}

/** Shows a word under an icon on hover and focus. The icon has the same word as its label. */
export function IconHint({ label, end = false, children }: IconHintProps) {
  return (
    <span className={styles.hint} data-hint={label} data-end={end || undefined}>
      {children}
    </span>
  );
}
