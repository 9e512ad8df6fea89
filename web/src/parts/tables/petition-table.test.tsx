import type { Petition } from '@afc/contract/petition';
import type { PetitionStatus } from '@afc/contract/vocabulary';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { beginSession, endSession } from '../../session/session.ts';
import { renderPart } from '../../testing/render.tsx';
import { tokenOf } from '../../testing/token.ts';
import { PetitionTable } from './petition-table.tsx';

afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

const petition = (status: PetitionStatus): Petition => ({
  _id: '5b0c1f6e-0000-4000-8000-000000000001',
  firstname: 'Coffee',
  lastname: 'Cup',
  email: '',
  registryDate: '2026-01-01T00:00:00.000Z',
  status,
  kind: 'user',
  resultStatus: null,
  checksNotRun: [],
  failureReason: status === 'failed' ? 'noFace' : null,
  failureMessage: '',
  pictures: [],
});

test('who gave no name is said to have none, as in the lists; one half of a name is enough', async () => {
  const [nobody, half, whole] = [{ firstname: '', lastname: '' }, { firstname: '' }, {}].map((name, index) => ({
    ...petition('processed'),
    ...name,
    _id: `5b0c1f6e-0000-4000-8000-00000000000${index}`,
  }));
  vi.stubGlobal('fetch', async () => Response.json({ totalResults: 3, resultList: [nobody, half, whole] }));
  beginSession(tokenOf('Operator'));
  await renderPart(<PetitionTable kind="user" />);
  const rows = await screen.findAllByTestId('petition');
  expect(rows.map((row) => row.textContent?.includes('No name given'))).toEqual([true, false, false]);
});

test('those that fail from now on appear among those that failed', async () => {
  let now: PetitionStatus = 'processing';
  const answer: typeof fetch = async (_address, request) => {
    const { status = now } = await new Response(request?.body).json();
    const resultList = status === now ? [petition(now)] : [];
    return Response.json({ totalResults: resultList.length, resultList });
  };
  vi.stubGlobal('fetch', answer);
  beginSession(tokenOf('Operator'));
  const { unmount } = await renderPart(<PetitionTable kind="user" />);
  await screen.findByText('Coffee');
  fireEvent.click(screen.getByRole('radio', { name: 'Failed' }));
  await screen.findByText('No petition matches this search.');
  now = 'failed';
  expect(await screen.findByText('Coffee', {}, { timeout: 10_000 })).toBeDefined();
  unmount();
});
