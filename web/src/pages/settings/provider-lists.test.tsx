import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { ConfirmDialog } from '../../parts/dialogs/confirm.tsx';
import { renderPart } from '../../testing/render.tsx';
import { ProviderListsCard } from './provider-lists.tsx';

const version = {
  version: 1,
  listDate: null,
  importedAt: '2026-01-01T00:00:00.000Z',
  importedBy: 'Ana Example',
  entities: 1,
  names: 1,
  skippedRows: 0,
  wholeBy: 'checksum',
};
const list = {
  name: 'House list',
  format: 'csv',
  url: null,
  refreshedAt: null,
  refreshError: null,
  nextRefreshAt: null,
  readOtherwise: false,
  current: version,
  earlier: [],
};

afterEach(() => vi.restoreAllMocks());

test('whom a new version no longer holds is counted beside the records that changed', async () => {
  const at = '2026-01-01T00:00:00.000Z';
  const rescreen = { running: false, startedAt: at, finishedAt: at, records: 17, total: 17, changed: 0, delisted: 1 };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ totalResults: 1, resultList: [list], rescreen }),
  );
  await renderPart(<ProviderListsCard />);
  const line = await screen.findByText(/^17 records were screened again/);
  expect(line.textContent).toMatch(
    /; none changed\. 1 record had been blacklisted by an entry that is no longer on its list\.$/,
  );
});

test('whom a list had blacklisted is asked for anew when the list is removed', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) =>
    Response.json(init?.method === 'DELETE' ? { ok: true } : { totalResults: 1, resultList: [list], rescreen: null }),
  );
  const blacklist = ['listBlacklist', { body: {} }];
  queryClient.setQueryData(blacklist, { totalResults: 0, resultList: [] });
  await renderPart(
    <>
      <ProviderListsCard />
      <ConfirmDialog />
    </>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(queryClient.getQueryState(blacklist)?.isInvalidated).toBe(true));
});

test('a list that an earlier version of AFC read is to be imported again', async () => {
  const answer = { totalResults: 1, resultList: [{ ...list, readOtherwise: true }], rescreen: null };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer));
  await renderPart(<ProviderListsCard />);
  expect(await screen.findByText('Read by an earlier AFC, which may have read less: import it again.')).toBeDefined();
});
