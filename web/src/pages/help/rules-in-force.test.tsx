import type { Policy } from '@afc/contract/policy';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPolicy } from '../../testing/a-policy.ts';
import { renderPart } from '../../testing/render.tsx';
import { RulesInForce } from './rules-in-force.tsx';

test('the manual says for how many days personal data is kept', async () => {
  const retention: Policy['retention'] = [
    { group: 'kycRejected', days: 365 },
    { group: 'check', days: 1 },
  ];
  const { unmount } = await renderPart(<RulesInForce policy={aPolicy({ retention })} />);
  screen.getByText('Rejected: 365 days');
  screen.getByText('Checks without saving: 1 day');
  expect(screen.queryByText('No rule erases personal data by its age.')).toBeNull();
  unmount();
  await renderPart(<RulesInForce policy={aPolicy()} />);
  screen.getByText('No rule erases personal data by its age.');
});
