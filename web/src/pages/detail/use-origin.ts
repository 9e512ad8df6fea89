import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { isModifiedClick } from '../../parts/page/is-modified-click.ts';
import { useBackToList } from '../../parts/tables/use-back-to-list.ts';
import { originOf } from './origins.ts';

/** The list a case belongs to, and the link there: to the list as it was left, where one came from it. */
export function useOrigin(location: string) {
  const title = useTranslations('pages.title');
  const backToList = useBackToList();
  const { page, to } = originOf(location);
  return {
    name: title(page),
    link: {
      to,
      onClick: (event: MouseEvent) => {
        if (!backToList || isModifiedClick(event)) return;
        event.preventDefault();
        backToList();
      },
    },
  };
}
