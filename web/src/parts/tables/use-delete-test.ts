import { useTranslations } from 'use-intl';
import { useSend } from '../../api/queries.ts';
import { succeeded } from '../../state/toast.ts';
import { confirm } from '../dialogs/confirm.tsx';

/** Deletes a test check, after a question. */
export function useDeleteTest(id: string, onDeleted?: () => void) {
  const t = useTranslations('results.deleteTest');
  const remove = useSend('deleteTestResult', {
    refreshes: ['postTestPetitions'],
    onSuccess: () => {
      succeeded(t('done'));
      onDeleted?.();
    },
  });
  const ask = async () => {
    if (await confirm({ title: t('title'), body: t('body'), danger: true })) remove.mutate({ params: { id } });
  };
  return { ask: () => void ask(), deleting: remove.isPending };
}
