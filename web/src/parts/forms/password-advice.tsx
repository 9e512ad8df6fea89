import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCheck, IconInfoCircle, IconPoint } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './password-advice.module.css';
import { advice, adviceLines } from './password-advice-rules.ts';

/** An icon that shows the whole advice in one sentence. */
export function AdviceTooltip() {
  const t = useTranslations('signIn');
  const message = useTranslations('message');
  return (
    <Tooltip label={message('passwordAdvice')} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      <ActionIcon
        variant="transparent"
        color="gray"
        size={20}
        aria-label={`${t('advice')}: ${message('passwordAdvice')}`}
      >
        <IconInfoCircle size={16} />
      </ActionIcon>
    </Tooltip>
  );
}

/** Shows which parts of the advice the password follows already. */
export function AdviceChecklist({ password }: { password: string }) {
  const t = useTranslations('signIn');
  return (
    <ul className={styles.checklist} aria-label={t('advice')}>
      {adviceLines.map((line) => {
        const met = advice[line](password);
        return (
          <li key={line} data-met={met || undefined}>
            {met ? <IconCheck size={14} aria-hidden /> : <IconPoint size={14} aria-hidden />}
            {t(line)}
            <span className="visually-hidden">{met ? t('adviceMet') : t('adviceOpen')}</span>
          </li>
        );
      })}
    </ul>
  );
}
