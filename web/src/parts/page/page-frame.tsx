import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './page-frame.module.css';

interface PageFrameProps {
  readonly title: string;
  /** One quiet line under the title. */
  readonly lead?: ReactNode;
  /** At the title's right: links to neighbouring pages, the page's one primary action. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The head every page in the shell has: its title, and what one may do here. */
export function PageFrame({ title, lead, actions, children }: PageFrameProps) {
  return (
    <>
      <header className={styles.head}>
        <div className={styles.words}>
          <Title order={1}>{title}</Title>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && (
          <Group gap="xs" className={`${styles.actions} no-print`}>
            {actions}
          </Group>
        )}
      </header>
      {children}
    </>
  );
}
