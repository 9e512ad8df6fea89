import { useTranslations } from 'use-intl';
import { confirm } from '../parts/confirm/confirm.tsx';
import { logOut } from '../session/log-out.ts';
import { isSomethingUnsent } from '../state/unsent.ts';

/** Logs out, and asks first where that loses something. */
export function useLogOut(): () => Promise<void> {
  const t = useTranslations('shell');
  return async () => {
    const question = {
      title: t('leave.title'),
      body: t('leave.body'),
      yes: t('logOut'),
      no: t('leave.no'),
      danger: true,
    };
    if (!isSomethingUnsent() || (await confirm(question))) logOut();
  };
}
