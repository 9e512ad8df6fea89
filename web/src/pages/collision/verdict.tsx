import type { Collision } from '@afc/contract/result';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './collision.module.css';
import { isSuspected } from './outcome.ts';

/** The one sentence of a comparison. */
export function Verdict({ data }: { data: Collision['data'] }) {
  const message = useTranslations('message');
  const suspected = isSuspected(data);
  const Icon = suspected ? IconAlertCircle : IconCircleCheck;
  return (
    <p className={styles.verdict} data-suspected={suspected || undefined}>
      <Icon size={24} stroke={1.6} aria-hidden />
      {message(suspected ? 'suspectedOfFraud' : 'cleanUser')}
    </p>
  );
}
