import type { PageName } from '@afc/contract/pages';
import { useRouterState } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name in the contract's page table. */
    page?: PageName;
  }
}

/** Which page of the page table is on screen. */
export function usePageName(): PageName {
  return useRouterState({
    select: (state) => state.matches.findLast(({ staticData }) => staticData.page)?.staticData.page ?? 'notFound',
  });
}
