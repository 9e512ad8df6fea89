import { pageSize } from '@afc/contract/limits';
import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useCall } from '../../api/queries.ts';
import { NothingFound } from '../../parts/feedback/nothing-found.tsx';
import { useSearch } from '../../parts/forms/use-search.ts';
import { Card } from '../../parts/page/card.tsx';
import { PageFrame } from '../../parts/page/page-frame.tsx';
import { PageButton } from '../../parts/page/page-link.tsx';
import { PagedTable } from '../../parts/tables/paged-table.tsx';
import table from '../../parts/tables/table.module.css';
import styles from './audit.module.css';
import { EventRow } from './event-row.tsx';
import { FilterForm, noAuditFilters } from './filters.tsx';
import { askedTimes } from './times.ts';
import { useVerification } from './use-verification.ts';
import { VerificationNotice } from './verification.tsx';

/** Everything that was done, newest first, for Administrators. */
export function AuditPage() {
  const t = useTranslations('audit');
  const title = useTranslations('pages.title');
  const { stretch, walking, start } = useVerification();
  return (
    <PageFrame
      title={title('audit')}
      lead={t('lead')}
      actions={
        <>
          <PageButton to="/settings" variant="default">
            {title('settings')}
          </PageButton>
          <Button leftSection={<IconShieldCheck size={16} stroke={1.6} />} loading={walking} onClick={start}>
            {t('verify.button')}
          </Button>
        </>
      }
    >
      {stretch && <VerificationNotice stretch={stretch} />}
      <Trail />
    </PageFrame>
  );
}

function Trail() {
  const title = useTranslations('pages.title');
  const { page, filters, turnTo, search } = useSearch('audit', noAuditFilters);
  const { from, to, ...rest } = filters;
  const query = useCall(
    'audit',
    { query: { ...rest, ...askedTimes(from, to), currentPage: page, pageSize } },
    { keepPrevious: true },
  );
  return (
    <Card flush>
      <FilterForm filters={filters} onSearch={search} />
      <PagedTable query={query} page={page} onPage={turnTo} empty={<Empty onClear={() => search(noAuditFilters)} />}>
        {({ resultList }) => (
          <table className={`${table.table} ${styles.table}`} aria-label={title('audit')}>
            <Heads />
            <tbody>
              {resultList.map((event) => (
                <EventRow
                  key={event.number}
                  event={event}
                  onFilter={(wanted) => search({ ...noAuditFilters, ...wanted })}
                />
              ))}
            </tbody>
          </table>
        )}
      </PagedTable>
    </Card>
  );
}

function Heads() {
  const column = useTranslations('audit.column');
  return (
    <thead>
      <tr>
        <th scope="col">{column('when')}</th>
        <th scope="col">{column('who')}</th>
        <th scope="col">{column('what')}</th>
        <th scope="col">{column('record')}</th>
        <th scope="col">
          <span className="visually-hidden">{column('details')}</span>
        </th>
      </tr>
    </thead>
  );
}

/** Signing in is an event itself, so the trail is empty only behind a filter. */
function Empty({ onClear }: { onClear: () => void }) {
  const t = useTranslations('audit.empty');
  return (
    <NothingFound title={t('title')} onClear={onClear}>
      {t('body')}
    </NothingFound>
  );
}
