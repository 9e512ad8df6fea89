import { pageSize } from '@afc/contract/limits';
import { IconListSearch } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '../../api/queries.ts';
import { NothingFound } from '../../parts/feedback/nothing-found.tsx';
import { Placeholder } from '../../parts/feedback/placeholder.tsx';
import { isFiltered, noFilters, SearchForm } from '../../parts/forms/search-form.tsx';
import { useSearch } from '../../parts/forms/use-search.ts';
import { Card } from '../../parts/page/card.tsx';
import { PageFrame } from '../../parts/page/page-frame.tsx';
import { PageButton } from '../../parts/page/page-link.tsx';
import { usePageName } from '../../parts/page/use-page-name.ts';
import { type CaseFilters, rememberOrder } from '../../parts/tables/case-order.ts';
import { PagedTable } from '../../parts/tables/paged-table.tsx';
import table from '../../parts/tables/table.module.css';
import { asListPage, isDecided, type ListPage, lists } from './lists.ts';
import styles from './result-list.module.css';
import { ResultRow } from './result-row.tsx';
import { SourceChoice } from './source-choice.tsx';

export function ResultListPage() {
  const page = asListPage(usePageName());
  // One component serves six routes: each keeps what was typed to itself.
  return <ResultList key={page} list={page} />;
}

function ResultList({ list }: { list: ListPage }) {
  const t = useTranslations('results');
  const title = useTranslations('pages.title');
  const { endpoint, location } = lists[list];
  const asked = useRouterState({ select: ({ location }) => location.state.source });
  const { page, filters, turnTo, search } = useSearch<CaseFilters>(endpoint, { ...noFilters, source: asked });
  const query = useCall(endpoint, { body: { ...filters, currentPage: page, pageSize } }, { keepPrevious: true });
  // While the next page is on its way, the rows are those of the one before.
  const shown = useRef({ page, filters });
  useEffect(() => {
    if (!query.isPlaceholderData) shown.current = { page, filters };
  });
  return (
    <PageFrame title={title(list)} lead={t(`lead.${list}`)} actions={<Neighbours list={list} />}>
      <Card flush>
        <div className={styles.search}>
          <SearchForm
            filters={filters}
            labels={{
              firstname: t('search.firstname'),
              lastname: t('search.lastname'),
              email: t('search.email'),
            }}
            onSearch={(next) => search({ ...filters, ...next })}
            onClear={() => search(noFilters)}
          >
            {isDecided(list) && (
              <SourceChoice source={filters.source} onChoose={(source) => search({ ...filters, source })} />
            )}
          </SearchForm>
        </div>
        <PagedTable
          query={query}
          page={page}
          onPage={turnTo}
          empty={
            <Empty
              list={list}
              filtered={filters.source !== undefined || isFiltered(filters)}
              onClear={() => search(noFilters)}
            />
          }
        >
          {({ resultList, totalResults }) => (
            <table className={table.table} aria-label={title(list)}>
              <Heads />
              <tbody>
                {resultList.map((result) => (
                  <ResultRow
                    key={result._id}
                    result={result}
                    location={location}
                    onOpen={() =>
                      rememberOrder({
                        location,
                        list: endpoint,
                        filters: shown.current.filters,
                        firstPage: shown.current.page,
                        lastPage: shown.current.page,
                        total: totalResults,
                        ids: resultList.map(({ _id }) => _id),
                      })
                    }
                  />
                ))}
              </tbody>
            </table>
          )}
        </PagedTable>
      </Card>
    </PageFrame>
  );
}

function Heads() {
  const column = useTranslations('results.column');
  return (
    <thead>
      <tr>
        <th scope="col" className={table.face}>
          {column('face')}
        </th>
        <th scope="col">{column('name')}</th>
        <th scope="col">{column('email')}</th>
        <th scope="col">{column('date')}</th>
        <th scope="col">{column('reason')}</th>
        <th scope="col">{column('status')}</th>
      </tr>
    </thead>
  );
}

/** The two lists that are not in the menu. */
function Neighbours({ list }: { list: ListPage }) {
  const title = useTranslations('pages.title');
  return (
    <>
      {list !== 'listMatches' && (
        <PageButton to="/list-matches" variant="default">
          {title('listMatches')}
        </PageButton>
      )}
      {list !== 'listCheck' && (
        <PageButton to="/list-check" variant="default">
          {title('listCheck')}
        </PageButton>
      )}
    </>
  );
}

function Empty({ list, filtered, onClear }: { list: ListPage; filtered: boolean; onClear: () => void }) {
  const t = useTranslations('results.empty');
  const entry = useTranslations('pages.entry');
  const upload = useTranslations('upload');
  if (filtered)
    return (
      <NothingFound title={t('notFoundTitle')} onClear={onClear}>
        {t('notFound')}
      </NothingFound>
    );
  return (
    <Placeholder
      icon={<IconListSearch size={20} />}
      title={t('title')}
      action={
        list === 'listCheck' ? (
          <PageButton to="/check-upload" variant="default">
            {upload('toCheck')}
          </PageButton>
        ) : (
          <PageButton to="/single-upload" variant="default">
            {entry('Upload Files')}
          </PageButton>
        )
      }
    >
      {t(list)}
    </Placeholder>
  );
}
