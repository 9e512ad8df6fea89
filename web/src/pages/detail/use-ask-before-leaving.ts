import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { confirm } from '../../parts/confirm/confirm.tsx';
import { session } from '../../session/session.ts';
import { askBeforeLeaving } from '../../state/unsent.ts';

/** Switches that were moved and not applied are not lost without asking. Whoever is logged out just leaves. */
export function useAskBeforeLeaving(unsaved: boolean, applied: { readonly current: boolean }): void {
  const t = useTranslations('detail.leave');
  useEffect(() => {
    askBeforeLeaving(applied, unsaved);
    return () => askBeforeLeaving(applied, false);
  }, [applied, unsaved]);
  useBlocker({
    disabled: !unsaved,
    enableBeforeUnload: false,
    shouldBlockFn: async () => {
      // Applying leads away in the same moment, before the page is drawn anew.
      if (!session.get() || applied.current) return false;
      return !(await confirm({ title: t('title'), body: t('body'), yes: t('yes'), no: t('no'), danger: true }));
    },
  });
}
