import { useTranslations } from 'use-intl';
import { confirm } from '../parts/dialogs/confirm.tsx';
import { logOut } from '../session/log-out.ts';
import { session } from '../session/session.ts';
import { isUnsentElsewhere } from '../session/unsent-elsewhere.ts';
import { isSomethingUnsent } from '../state/unsent.ts';

/** Logs out, and asks first where that loses something, here or in another tab. */
export function useLogOut(): () => Promise<void> {
  const t = useTranslations('shell');
  const ask = (body: string) =>
    confirm({ title: t('leave.title'), body, yes: t('logOut'), no: t('leave.no'), danger: true });
  return async () => {
    if (isSomethingUnsent() && !(await ask(t('leave.body')))) return;
    if (!isSomethingUnsent() && (await isUnsentElsewhere()) && !(await ask(t('leave.elsewhere')))) return;
    // The second press of a double click finds nobody.
    if (session.get()) logOut();
  };
}
