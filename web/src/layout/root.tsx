import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../parts/dialogs/confirm.tsx';
import { Toasts } from '../parts/feedback/toasts.tsx';
import { usePageName } from '../parts/page/use-page-name.ts';
import { useRestoredScroll } from './use-restored-scroll.ts';

/** What stands on every page: its name in the window's title, messages and questions. */
export function Root() {
  const page = usePageName();
  const title = useTranslations('pages.title');
  const t = useTranslations('shell');
  useRestoredScroll();
  useEffect(() => {
    document.title = `${title(page)} · ${t('product')}`;
  }, [page, title, t]);
  return (
    <>
      <Outlet />
      <ConfirmDialog />
      <Toasts />
    </>
  );
}
