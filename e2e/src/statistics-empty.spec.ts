import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const rows = (page: Page, name: string) =>
  page
    .getByRole('table', { name })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

// Its own product: other specs fill theirs.
test.use({ environment: { AFC_CONTACT_EMAIL: 'empty@afc.test' } });

test('shows 0.00 everywhere and the way to the first upload', async ({ page, makeStaff, openAs }) => {
  await openAs(await makeStaff('Operator'), '/statistics');
  await expect(rows(page, 'All users')).toHaveText([
    /Cleared Users\s*0\s*0\.00%/,
    /Potential Fraud cases\s*0\s*0\.00%/,
    /In review\s*0\s*0\.00%/,
    /Rejected\s*0\s*0\.00%/,
  ]);
  await expect(rows(page, 'Potential fraud by source')).toHaveText([
    /Provider\s*0\s*0\.00%/,
    /AI collision\s*0\s*0\.00%/,
    /Data collision\s*0\s*0\.00%/,
  ]);
  await expect(page.getByText('Nothing is waiting.')).toBeVisible();
  await page.getByRole('link', { name: 'Upload the first file' }).click();
  await expect(page).toHaveURL('/single-upload');
});

test('the empty list of checks leads to the check without saving', async ({ page, makeStaff, openAs }) => {
  await openAs(await makeStaff('Operator'), '/list-check');
  await page.getByRole('main').getByRole('link', { name: 'Check without saving' }).click();
  await expect(page).toHaveURL('/check-upload');
});
