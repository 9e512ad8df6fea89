import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './placeholder.module.css';

interface PlaceholderProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** A button or a link to go on with. */
  readonly action?: ReactNode;
  /** It stands instead of a page, so its title is the page's. */
  readonly page?: boolean;
}

/** Stands where data would stand, says why there is none, and offers how to go on. */
export function Placeholder({ icon, title, children, action, page = false }: PlaceholderProps) {
  return (
    <div className={styles.placeholder}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      {page ? <Title order={1}>{title}</Title> : <Text fw={600}>{title}</Text>}
      {children && (
        <Text c="dimmed" size="sm" maw={420} className={styles.body}>
          {children}
        </Text>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
