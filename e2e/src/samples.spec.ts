import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

// A product of its own: what is removed here would be missing elsewhere.
test.use({ environment: { AFC_SAMPLES: 'default', AFC_CONTACT_EMAIL: 'samples@afc.test' } });

test('an Administrator removes the sample figures, and the statistics are empty', async ({
  page,
  makeStaff,
  openAs,
}) => {
  const staff = await makeStaff('Administrator');
  await expect.poll(async () => (await staff.call('analytics', {})).totalUsers).toBe(10);
  await openAs(staff, '/settings');
  const card = page.getByRole('region', { name: 'Sample figures' });
  await expect(card.getByText('10 sample public figures are loaded')).toBeVisible();
  await card.getByRole('button', { name: 'Remove samples' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'No' }).click();
  await expect(card.getByText('10 sample public figures are loaded')).toBeVisible();
  await card.getByRole('button', { name: 'Remove samples' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('10 sample figures were removed.')).toBeVisible();
  await expect(card.getByText('No sample figure is loaded.')).toBeVisible();
  await page.getByRole('link', { name: 'Statistics', exact: true }).click();
  await expect(page.getByText('No user has been checked yet')).toBeVisible();
});

test('the contact address of the manual is the configured one', async ({ page, makeStaff, openAs }) => {
  await openAs(await makeStaff('Operator'), '/help');
  await expect(page.getByRole('link', { name: 'samples@afc.test' }).first()).toBeVisible();
});
