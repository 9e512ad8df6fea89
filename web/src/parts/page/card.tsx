import { Group, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  readonly title?: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** Tables go to the card's edge. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A bordered surface with an optional head; a region named by its title. */
export function Card({ title, lead, actions, flush = false, children }: CardProps) {
  const heading = useId();
  return (
    <section className={styles.card} data-flush={flush || undefined} aria-labelledby={title ? heading : undefined}>
      {title && (
        <header className={styles.head}>
          <div>
            <Title order={2} id={heading}>
              {title}
            </Title>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions && (
            <Group gap="xs" className="no-print">
              {actions}
            </Group>
          )}
        </header>
      )}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
