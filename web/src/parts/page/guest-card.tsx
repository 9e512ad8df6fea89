import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ProductSign } from '../icons/product-sign.tsx';
import styles from './guest-card.module.css';

interface GuestCardProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
  /** Under the card: a quiet way elsewhere. */
  readonly below?: ReactNode;
}

/** The one card of a page before signing in. */
export function GuestCard({ title, lead, children, below }: GuestCardProps) {
  const t = useTranslations('shell');
  return (
    <div className={styles.column}>
      <div className={styles.card}>
        <div className={styles.product}>
          <ProductSign size={36} />
          {t('product')}
        </div>
        <Title order={1} className={styles.title}>
          {title}
        </Title>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.body}>{children}</div>
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}
