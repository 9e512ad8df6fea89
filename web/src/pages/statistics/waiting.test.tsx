import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { WaitingCard } from './waiting.tsx';

test('the oldest case has the date that its list shows, wherever the reader is', async () => {
  const analytics = {
    totalUsers: 1,
    clear: 0,
    blacklist: 0,
    consider: 1,
    kycRejected: 0,
    potentialFraudCases: 0,
    blacklistProvider: 0,
    AiCollision: 0,
    dataCollision: 0,
    oldestConsider: '2026-03-01T23:30:00.000Z',
  };
  await renderPart(<WaitingCard analytics={analytics} />);
  expect(screen.getByText(/^The oldest arrived/).textContent).toContain('on 2026-03-01.');
});
