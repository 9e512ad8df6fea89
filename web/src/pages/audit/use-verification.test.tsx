import type { AuditVerification } from '@afc/contract/audit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '../../state/toast.ts';
import { renderPart } from '../../testing/render.tsx';
import { useVerification } from './use-verification.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Part() {
  const { stretch, start } = useVerification();
  return (
    <button type="button" onClick={start}>
      {stretch ? `Up to ${stretch.head.number}` : 'Verify'}
    </button>
  );
}

test('half a walk along the trail, which a failure ended, is not shown as if it proved anything', async () => {
  const half: AuditVerification = {
    head: { number: 7, hash: 'a'.repeat(64) },
    newest: 9,
    finished: false,
    broken: null,
  };
  let fail: () => void = () => {};
  const second = new Promise<Response>((resolve) => {
    fail = () => resolve(Response.json({ error: { code: 'internal', message: '' } }, { status: 500 }));
  });
  const asked = vi.fn<typeof fetch>().mockResolvedValueOnce(Response.json(half)).mockReturnValueOnce(second);
  vi.stubGlobal('fetch', asked);
  await renderPart(<Part />);
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByRole('button', { name: 'Up to 7' })).toBeDefined();
  fail();
  expect(await screen.findByRole('button', { name: 'Verify' })).toBeDefined();
  await waitFor(() => expect(toasts.get()).toMatchObject([{ kind: 'failure' }]));
});
