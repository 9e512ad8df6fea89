import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Loaded } from '../feedback/loaded.tsx';
import { Pager } from './pager.tsx';
import styles from './table.module.css';
import { TableSkeleton } from './table-skeleton.tsx';

interface PagedTableProps<List> {
  readonly query: UseQueryResult<List>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Shown when the list has no rows. */
  readonly empty: ReactNode;
  /** The table of one page. */
  readonly children: (list: List) => ReactNode;
}

/** One page of a long list, with a pager. Screen readers say how many rows were found. */
export function PagedTable<List extends { readonly totalResults: number }>({
  query,
  page,
  onPage,
  empty,
  children,
}: PagedTableProps<List>) {
  const t = useTranslations('results.pager');
  const count = query.isPlaceholderData ? undefined : query.data?.totalResults;
  return (
    <>
      <Loaded query={query} skeleton={<TableSkeleton />}>
        {(list) =>
          list.totalResults === 0 ? (
            empty
          ) : (
            <>
              <div className={styles.scroll} aria-busy={query.isPlaceholderData}>
                {children(list)}
              </div>
              <Pager page={page} total={list.totalResults} onPage={onPage} />
            </>
          )
        }
      </Loaded>
      <span className="visually-hidden" role="status">
        {count !== undefined && t('found', { count, page })}
      </span>
    </>
  );
}
