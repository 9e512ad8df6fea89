import { pageSize } from '@afc/contract/limits';
import type { Petition } from '@afc/contract/petition';
import { type PetitionKind, type PetitionStatus, petitionStatuses } from '@afc/contract/vocabulary';
import { SegmentedControl } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '../../api/queries.ts';
import { NothingFound } from '../feedback/nothing-found.tsx';
import { Placeholder } from '../feedback/placeholder.tsx';
import { type Filters, isFiltered, noFilters, SearchForm } from '../forms/search-form.tsx';
import { useSearch } from '../forms/use-search.ts';
import { Card } from '../page/card.tsx';
import { PagedTable } from './paged-table.tsx';
import { PetitionRow } from './petition-row.tsx';
import table from './table.module.css';

/** Short enough to seem immediate, long enough to cost little. Nothing is asked for once all is processed. */
const pollMilliseconds = 1_500;

interface PetitionFilters extends Filters {
  readonly status: PetitionStatus | 'all';
}

const allPetitions: PetitionFilters = { ...noFilters, status: 'all' };

/** Past petitions with their filters. Statuses update by themselves while something is processing. */
export function PetitionTable({ kind }: { kind: PetitionKind }) {
  const t = useTranslations('upload.petitions');
  const { page, filters, turnTo, search } = useSearch(
    kind === 'test' ? 'postTestPetitions' : 'postPetitions',
    allPetitions,
  );
  const query = usePetitions(kind, filters, page);
  const { status } = filters;
  return (
    <Card
      title={kind === 'test' ? t('testTitle') : t('title')}
      actions={<StatusChoice status={status} onChoose={(chosen) => search({ ...filters, status: chosen })} />}
      flush
    >
      <SearchForm
        filters={filters}
        labels={{ firstname: t('name'), lastname: t('lastname'), email: t('email') }}
        onSearch={(next) => search({ ...next, status })}
        onClear={() => search({ ...noFilters, status })}
      />
      <PagedTable
        query={query}
        page={page}
        onPage={turnTo}
        empty={<Empty filtered={status !== 'all' || isFiltered(filters)} onClear={() => search(allPetitions)} />}
      >
        {({ resultList }) => <Rows petitions={resultList} kind={kind} />}
      </PagedTable>
    </Card>
  );
}

interface StatusChoiceProps {
  readonly status: PetitionFilters['status'];
  readonly onChoose: (status: PetitionFilters['status']) => void;
}

function StatusChoice({ status, onChoose }: StatusChoiceProps) {
  const t = useTranslations('upload.petitions');
  const word = useTranslations('words.petitionStatus');
  const named = petitionStatuses.map((value) => ({ value, label: word(value) }));
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('status')}
      value={status}
      onChange={onChoose}
      data={[{ value: 'all' as const, label: t('anyStatus') }, ...named]}
    />
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
      <Placeholder icon={<IconInbox size={20} />} title={t('emptyTitle')}>
        {t('empty')}
      </Placeholder>
    );
  return (
    <NothingFound title={t('notFoundTitle')} onClear={onClear}>
      {t('notFound')}
    </NothingFound>
  );
}

/** One page, asked again while something on it is processing. */
function usePetitions(kind: PetitionKind, { status, ...filters }: PetitionFilters, currentPage: number) {
  const asked = { ...filters, currentPage, pageSize };
  const shown = useAsked(kind, status === 'all' ? asked : { ...asked, status });
  // A table of ended petitions does not show how many are still processing, so that is asked for beside it.
  const hasEnded = status === 'processed' || status === 'failed';
  const next = { ...filters, currentPage: 1, pageSize: 1, status: 'processing' as const };
  const left = useAsked(kind, next, hasEnded).data?.totalResults;
  const { refetch } = shown;
  useEffect(() => {
    if (hasEnded && left !== undefined) void refetch();
  }, [hasEnded, left, refetch]);
  return shown;
}

type Asked = Filters & { currentPage: number; pageSize: number; status?: PetitionStatus };

/** By POST: filters are personal data and must not stand in an address. */
function useAsked(kind: PetitionKind, asked: Asked, enabled = true) {
  const settings = {
    keepPrevious: true,
    refetchInterval: (data: { resultList: Petition[] } | undefined) =>
      data?.resultList.some(({ status }) => status === 'processing') ? pollMilliseconds : (false as const),
  };
  const test = useCall('postTestPetitions', { body: asked }, { ...settings, enabled: enabled && kind === 'test' });
  const other = useCall(
    'postPetitions',
    { body: { ...asked, kind: kind === 'check' ? 'check' : 'user' } },
    { ...settings, enabled: enabled && kind !== 'test' },
  );
  return kind === 'test' ? test : other;
}
