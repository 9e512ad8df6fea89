import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { session } from '../../session/session.ts';
import { askBeforeLeaving } from '../../state/unsent.ts';
import { confirm } from './confirm.tsx';

interface Loss {
  /** Whether leaving now would lose something. */
  readonly holds: boolean;
  readonly title: string;
  readonly body: string;
  /** Set as soon as it is saved: the page may be left in the same moment, before it renders again. */
  readonly saved?: { readonly current: boolean };
}

/** Asks before somebody leaves a page with something unsaved. Whoever was logged out leaves without a question. */
export function useAskBeforeLeaving({ holds, title, body, saved }: Loss): void {
  const t = useTranslations('states');
  const owner = useRef(null);
  useEffect(() => {
    askBeforeLeaving(owner, holds);
    return () => askBeforeLeaving(owner, false);
  }, [holds]);
  useBlocker({
    disabled: !holds,
    enableBeforeUnload: false,
    shouldBlockFn: async () => {
      if (!session.get() || saved?.current) return false;
      return !(await confirm({ title, body, yes: t('leave'), no: t('stay'), danger: true }));
    },
  });
}
