import type { EndpointName } from '@afc/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { usePageMemory } from '../../state/use-page-memory.ts';

/** The filters and the page of a table that shows an endpoint's answers. Back and reload find them again. */
export function useSearch<Filters>(endpoint: EndpointName, noFilters: Filters) {
  const queries = useQueryClient();
  const [{ page, filters }, remember] = usePageMemory(endpoint, { page: 1, filters: noFilters });
  return {
    page,
    filters,
    turnTo: (next: number) => remember({ page: next, filters }),
    search: (next: Filters) => {
      remember({ page: 1, filters: next });
      // Searching for the same again asks for what is new.
      if (page === 1 && JSON.stringify(next) === JSON.stringify(filters))
        void queries.invalidateQueries({ queryKey: [endpoint] });
    },
  };
}
