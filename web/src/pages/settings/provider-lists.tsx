import type { ProviderList, Rescreen } from '@afc/contract/provider-lists';
import { Button, Skeleton, Text } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { useCall, useSend } from '../../api/queries.ts';
import { showingLists } from '../../api/record-lists.ts';
import { confirm } from '../../parts/dialogs/confirm.tsx';
import { Loaded } from '../../parts/feedback/loaded.tsx';
import { Card } from '../../parts/page/card.tsx';
import { succeeded } from '../../state/toast.ts';
import { DataTable } from './data-table.tsx';
import { ImportList } from './import-list.tsx';
import styles from './page.module.css';

const rescreenPollMilliseconds = 2_000;

/** Loaded lists with their dates and counts; import and remove. */
export function ProviderListsCard() {
  const t = useTranslations('settings.lists');
  const states = useTranslations('states');
  const query = useCall(
    'listProviderLists',
    {},
    { refetchInterval: (lists) => (lists?.rescreen?.running ? rescreenPollMilliseconds : false) },
  );
  return (
    <Card title={t('title')} lead={t('lead')} flush>
      <Loaded query={query} skeleton={<Skeleton height={88} width="auto" m="md" />}>
        {({ resultList, rescreen }) => (
          <>
            <DataTable
              caption={t('title')}
              none={states('noList')}
              columns={[
                { label: t('name') },
                { label: t('format') },
                { label: t('listDate') },
                { label: t('imported') },
                { label: t('entities'), figure: true },
                { label: t('names'), figure: true },
                { label: t('skipped'), figure: true },
                { label: t('action'), hideLabel: true },
              ]}
            >
              {resultList.map((list) => (
                <ListRow key={list.name} list={list} />
              ))}
            </DataTable>
            {rescreen && <RescreenLine rescreen={rescreen} />}
          </>
        )}
      </Loaded>
      <ImportList />
    </Card>
  );
}

/** Whether records are being screened again, and what came of it. */
function RescreenLine({ rescreen }: { rescreen: Rescreen }) {
  const { running, records, total, changed, delisted, finishedAt } = rescreen;
  const t = useTranslations('settings.lists');
  const format = useFormatter();
  return (
    <Text size="sm" c="dimmed" pt="sm" className={styles.inset} role="status">
      {running || !finishedAt
        ? t('rescreening', { records, total, changed })
        : t('rescreened', {
            at: format.dateTime(new Date(finishedAt), 'minute'),
            records,
            changed,
          })}
      {delisted > 0 && ` ${t('delisted', { count: delisted })}`}
    </Text>
  );
}

function ListRow({ list }: { list: ProviderList }) {
  const t = useTranslations('settings.lists');
  const formats = useTranslations('words.listFormat');
  const format = useFormatter();
  const { current } = list;
  const remove = useSend('removeProviderList', {
    refreshes: showingLists,
    onSuccess: () => succeeded(t('removed')),
  });
  const askToRemove = async () => {
    const body = t('removeBody', { name: list.name });
    if (await confirm({ title: t('removeTitle'), body, danger: true })) remove.mutate({ params: { name: list.name } });
  };
  return (
    <tr>
      <th scope="row">
        {list.name}
        {current.wholeBy === 'none' && (
          <Text size="xs" c="dimmed">
            {t('unproven')}
          </Text>
        )}
        {list.readOtherwise && (
          <Text size="xs" c="dimmed">
            {t('readOtherwise')}
          </Text>
        )}
        {list.refreshError && (
          <Text size="xs" c="var(--mantine-color-error)">
            {t('refreshFailed', { error: list.refreshError })}
            {list.nextRefreshAt &&
              ` ${t('nextRefresh', { at: format.dateTime(new Date(list.nextRefreshAt), 'minute') })}`}
          </Text>
        )}
      </th>
      <td data-named data-label={t('format')}>
        {formats(list.format)}
      </td>
      <td data-label={t('listDate')}>{current.listDate ?? t('unknown')}</td>
      <td data-label={t('imported')}>{format.dateTime(new Date(current.importedAt), 'day')}</td>
      <td data-figure data-label={t('entities')}>
        {format.number(current.entities)}
      </td>
      <td data-figure data-label={t('names')}>
        {format.number(current.names)}
      </td>
      <td data-figure data-label={t('skipped')}>
        {format.number(current.skippedRows)}
      </td>
      <td data-figure>
        <Button variant="default" size="xs" loading={remove.isPending} onClick={() => void askToRemove()}>
          {t('remove')}
        </Button>
      </td>
    </tr>
  );
}
