import { useBlocker } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { confirm } from '../../parts/confirm/confirm.tsx';
import { session } from '../../session/session.ts';

/** Switches that were moved and not applied are not lost without asking. Whoever is logged out just leaves. */
export function useAskBeforeLeaving(unsaved: boolean, applied: { readonly current: boolean }): void {
  const t = useTranslations('detail.leave');
  useBlocker({
    disabled: !unsaved,
    enableBeforeUnload: unsaved,
    shouldBlockFn: async () => {
      // Applying leads away in the same moment, before the page is drawn anew.
      if (!session.get() || applied.current) return false;
      return !(await confirm({ title: t('title'), body: t('body'), yes: t('yes'), no: t('no'), danger: true }));
    },
  });
}
