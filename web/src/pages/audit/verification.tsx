import type { AuditVerification } from '@afc/contract/audit';
import { Progress, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Copyable } from '../../parts/icons/copyable.tsx';
import styles from './audit.module.css';

/** How far the walk along the chain is, or what it found. */
export function VerificationNotice({ stretch }: { stretch: AuditVerification }) {
  const t = useTranslations('audit.verify');
  return (
    <section className={styles.verification} aria-label={t('label')} data-broken={stretch.broken !== null || undefined}>
      {stretch.finished ? <Outcome stretch={stretch} /> : <Walking stretch={stretch} />}
    </section>
  );
}

function Walking({ stretch: { head, newest } }: { stretch: AuditVerification }) {
  const t = useTranslations('audit.verify');
  const { number } = useFormatter();
  return (
    <div className={styles.walking}>
      <Text size="sm" className="tabular">
        {t('working', { done: number(head.number), total: number(newest) })}
      </Text>
      <Progress aria-label={t('label')} value={(100 * head.number) / Math.max(1, newest)} transitionDuration={100} />
    </div>
  );
}

function Outcome({ stretch: { head, broken } }: { stretch: AuditVerification }) {
  const t = useTranslations('audit.verify');
  const { number } = useFormatter();
  if (broken)
    return (
      <div className={styles.outcome} role="alert">
        <IconAlertTriangle size={20} aria-hidden />
        <div>
          <Text fw={600}>{t(`broken.${broken.kind}`, { number: number(broken.number) })}</Text>
          <Text size="sm">{t('brokenHint')}</Text>
        </div>
      </div>
    );
  return (
    <div className={styles.outcome}>
      <IconCircleCheck size={20} aria-hidden />
      <div className={styles.grow}>
        <Text fw={600} role="status">
          {t('whole', { count: head.number })}
        </Text>
        <Text size="sm" c="dimmed">
          {t('headHint')}
        </Text>
        <div className={styles.head}>
          <Text size="sm">{t('head')}</Text>
          <Copyable value={`${head.number}:${head.hash}`} label={t('copyHead')} className={styles.code} />
        </div>
      </div>
    </div>
  );
}
