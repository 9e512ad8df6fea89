import { Checkbox, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { CommentField } from '../../parts/dialogs/comment-field.tsx';
import { ChangeArrow } from '../../parts/icons/change-arrow.tsx';
import { ResultBadge } from '../../parts/icons/status-badge.tsx';
import { createStoredSwitch } from '../../state/stored.ts';
import { useValue } from '../../state/value.ts';
import styles from './confirm-changes.module.css';
import type { Change } from './review.ts';
import { useName } from './use-name.ts';

/** Some reviewers work through a list: after a decision the next case opens instead of the list. */
export const thenNext = createStoredSwitch('afc.then-next', false);

interface ConfirmChangesProps {
  readonly changes: readonly Change[];
  readonly comment: string;
  readonly onComment: (text: string) => void;
  readonly offersNext: boolean;
}

/** Under the fixed sentences: exactly who changes from what to what, and room to say why. */
export function ConfirmChanges({ changes, comment, onComment, offersNext }: ConfirmChangesProps) {
  const t = useTranslations('detail.bar');
  const message = useTranslations('message');
  const nameOf = useName();
  const next = useValue(thenNext);
  return (
    <>
      <Text>{message('blacklistWillBeUpdated')}</Text>
      <ul className={styles.changes} aria-label={t('who')}>
        {changes.map(({ id, person, from, to }) => (
          <li key={id}>
            <span className={styles.name}>{nameOf(person)}</span>
            <span className={styles.step}>
              <ResultBadge status={from} />
              <ChangeArrow />
              <ResultBadge status={to} />
            </span>
          </li>
        ))}
      </ul>
      {changes.some(({ final }) => final) && (
        <p className={styles.final}>
          <IconAlertTriangle size={16} aria-hidden />
          {t('final')}
        </p>
      )}
      <CommentField label={t('comment')} hint={t('commentHint')} initial={comment} onComment={onComment} />
      {offersNext && (
        <Checkbox
          mt="sm"
          label={t('thenNext')}
          checked={next}
          onChange={(event) => thenNext.set(event.currentTarget.checked)}
        />
      )}
    </>
  );
}
