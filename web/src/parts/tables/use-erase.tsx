import { admits } from '@afc/contract/vocabulary';
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useSend } from '../../api/queries.ts';
import { showingRecords } from '../../api/record-lists.ts';
import { useSignedIn } from '../../session/session.ts';
import { succeeded } from '../../state/toast.ts';
import { CommentField } from '../dialogs/comment-field.tsx';
import { confirm } from '../dialogs/confirm.tsx';

/** Erases a person after a question. It is undefined for staff who may not erase. */
export function useErase(id: string, onErased?: () => Promise<void>) {
  const t = useTranslations('results.erase');
  const { claims } = useSignedIn();
  const erase = useSend('eraseResult', {
    refreshes: showingRecords,
    onSuccess: () => {
      succeeded(t('done'));
      return onErased?.();
    },
  });
  const ask = async () => {
    let comment = '';
    const body = (
      <>
        <Text mb="sm">{t('body')}</Text>
        <CommentField
          label={t('comment')}
          hint={t('commentHint')}
          onComment={(text) => {
            comment = text;
          }}
        />
      </>
    );
    if (await confirm({ title: t('title'), body, yes: t('yes'), no: t('no'), danger: true }))
      erase.mutate({ params: { id }, body: { comment } });
  };
  return admits('admin', claims.role) ? { ask: () => void ask(), erasing: erase.isPending } : undefined;
}
