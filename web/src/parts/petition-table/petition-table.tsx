import { pageSize } from '@afc/contract/limits';
import type { Petition } from '@afc/contract/petition';
import type { PetitionKind } from '@afc/contract/vocabulary';
import { IconInbox } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useCall } from '../../api/queries.ts';
import { Card } from '../page/card.tsx';
import { type Filters, isFiltered, noFilters, SearchForm } from '../search-form/search-form.tsx';
import { useSearch } from '../search-form/use-search.ts';
import { NothingFound } from '../states/nothing-found.tsx';
import { State } from '../states/state.tsx';
import { PagedTable } from '../table/paged-table.tsx';
import table from '../table/table.module.css';
import { PetitionRow } from './petition-row.tsx';

/** Often enough to seem immediate, seldom enough to cost nothing. Nothing is asked once all is processed. */
const pollMilliseconds = 1_500;

/** Past petitions with their filters. Statuses update by themselves while something is processing. */
export function PetitionTable({ kind }: { kind: PetitionKind }) {
  const t = useTranslations('upload.petitions');
  const { page, filters, turnTo, search } = useSearch(
    kind === 'test' ? 'postTestPetitions' : 'postPetitions',
    noFilters,
  );
  const query = usePetitions(kind, filters, page);
  return (
    <Card title={kind === 'test' ? t('testTitle') : t('title')} flush>
      <SearchForm
        filters={filters}
        labels={{ firstname: t('name'), lastname: t('lastname'), email: t('email') }}
        onSearch={search}
      />
      <PagedTable
        query={query}
        page={page}
        onPage={turnTo}
        empty={<Empty filtered={isFiltered(filters)} onClear={() => search(noFilters)} />}
      >
        {({ resultList }) => <Rows petitions={resultList} kind={kind} />}
      </PagedTable>
    </Card>
  );
}

function Rows({ petitions, kind }: { petitions: readonly Petition[]; kind: PetitionKind }) {
  const t = useTranslations('upload.petitions');
  const column = useTranslations('results.column');
  return (
    <table className={table.table} aria-label={kind === 'test' ? t('testTitle') : t('title')}>
      <thead>
        <tr>
          <th scope="col" className={table.face}>
            {column('face')}
          </th>
          <th scope="col">{t('firstnameColumn')}</th>
          <th scope="col">{t('lastnameColumn')}</th>
          <th scope="col">{t('email')}</th>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('result')}</th>
          <th scope="col" className={table.last}>
            {t('action')}
          </th>
        </tr>
      </thead>
      <tbody>
        {petitions.map((petition) => (
          <PetitionRow key={petition._id} petition={petition} kind={kind} />
        ))}
      </tbody>
    </table>
  );
}

function Empty({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const t = useTranslations('upload.petitions');
  if (!filtered)
    return (
      <State icon={<IconInbox size={20} />} title={t('emptyTitle')}>
        {t('empty')}
      </State>
    );
  return (
    <NothingFound title={t('notFoundTitle')} onClear={onClear}>
      {t('notFound')}
    </NothingFound>
  );
}

/** Asked by POST: filters are personal data and must not stand in an address. */
function usePetitions(kind: PetitionKind, filters: Filters, currentPage: number) {
  const asked = { ...filters, currentPage, pageSize };
  const settings = {
    keepPrevious: true,
    refetchInterval: (data: { resultList: Petition[] } | undefined) =>
      data?.resultList.some(({ status }) => status === 'processing') ? pollMilliseconds : (false as const),
  };
  const test = useCall('postTestPetitions', { body: asked }, { ...settings, enabled: kind === 'test' });
  const other = useCall(
    'postPetitions',
    { body: { ...asked, kind: kind === 'check' ? 'check' : 'user' } },
    { ...settings, enabled: kind !== 'test' },
  );
  return kind === 'test' ? test : other;
}
