import type { Client } from '@afc/contract/client';
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const rows = (page: Page, name: string) =>
  page
    .getByRole('table', { name })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

/** One sample is blacklisted by staff, whichever test asks for it first. */
async function markGeronimo(call: Client): Promise<void> {
  await expect.poll(async () => (await call('analytics', {})).totalUsers).toBe(10);
  const { resultList } = await call('listClear', { body: { firstname: 'Geronimo' } });
  for (const { _id, version } of resultList)
    await call('appliedChanges', { body: { _id, version, resultStatus: 'blacklist' } });
}

test.describe('with the sample figures', () => {
  test.use({ environment: { AFC_SAMPLES: 'default' } });

  test('shows shares, remainders, the trend and the waiting work; slices and labels lead to lists', async ({
    page,
    makeStaff,
    openAs,
  }) => {
    const staff = await makeStaff('Operator');
    await markGeronimo(staff.call);

    await openAs(staff, '/statistics');
    await expect(rows(page, 'All users')).toHaveText([
      /Cleared Users\s*9\s*90\.00%/,
      /Potential Fraud cases\s*1\s*10\.00%/,
      /In review\s*0\s*0\.00%/,
      /Rejected\s*0\s*0\.00%/,
    ]);
    await expect(rows(page, 'Potential fraud by source')).toHaveText([
      /Provider\s*0\s*0\.00%/,
      /AI collision\s*0\s*0\.00%/,
      /Data collision\s*0\s*0\.00%/,
      /Marked by staff\s*1\s*100\.00%/,
    ]);
    const users = page.getByRole('region', { name: 'All users' });
    await expect(users.getByText('10', { exact: true })).toBeVisible();

    const trend = page.getByRole('region', { name: 'Trend' });
    await expect(trend.getByRole('table')).toBeAttached();
    for (const step of ['Week', 'Month']) {
      const answered = page.waitForResponse(/analytics\/trend/);
      await trend.getByText(step, { exact: true }).click();
      expect((await answered).url()).toContain(`by=${step.toLowerCase()}`);
    }

    await users.getByRole('link', { name: 'Potential Fraud cases' }).click();
    await expect(page).toHaveURL('/list-blacklisted');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('List of blacklisted');
    await page.goBack();
    await expect(trend.getByRole('radio', { name: 'Month' })).toBeChecked();
    // The right side of the ring belongs to its first slice.
    await users.locator('svg').click({ position: { x: 161, y: 88 } });
    await expect(page).toHaveURL('/list-clear');
  });

  test('a source leads to whom it blacklisted, and the list to those of other sources', async ({
    page,
    makeStaff,
    openAs,
    expectAccessible,
  }) => {
    const staff = await makeStaff('Operator');
    await markGeronimo(staff.call);
    const shown = page.getByTestId('result').filter({ hasText: 'Geronimo' });
    await openAs(staff, '/statistics');
    const fraud = page.getByRole('region', { name: 'Potential fraud by source' });
    await fraud.getByRole('link', { name: 'AI collision' }).click();
    await expect(page.getByText('No row matches this search.')).toBeVisible();
    const source = page.getByRole('combobox', { name: 'Source' });
    await expect(source).toHaveValue('AI collision');
    await page.goBack();
    await fraud.getByRole('link', { name: 'Marked by staff' }).click();
    await expect(page).toHaveURL('/list-blacklisted');
    await expect(shown).toBeVisible();
    await page.reload();
    await expect(source).toHaveValue('Marked by staff');
    await source.click();
    await page.getByRole('option', { name: 'Provider' }).click();
    await expect(page.getByText('No row matches this search.')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Clear search' }).first().click();
    await expect(source).toHaveValue('All sources');
    await expect(shown).toBeVisible();
  });

  test('keeps a total of millions inside its ring', async ({ page, makeStaff, openAs }) => {
    await page.route('**/recognition/analytics', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), totalUsers: 12_345_678 } });
    });
    await openAs(await makeStaff('Operator'), '/statistics');
    const total = page.getByRole('region', { name: 'All users' }).getByText('12,345,678');
    const hole = 122;
    expect(await total.evaluate((shown) => shown.getBoundingClientRect().width)).toBeLessThan(hole);
  });
});

test.describe('of an empty installation', () => {
  // Its own product: other specs fill theirs.
  test.use({ environment: { AFC_CONTACT_EMAIL: 'empty@afc.test' } });

  test('shows 0.00 everywhere and the way to the first upload', async ({ page, makeStaff, openAs }) => {
    await page.clock.install();
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
    // Left open, all of its figures stay of one time.
    const asked = ['/recognition/analytics', '/recognition/analytics/trend?by=day'].map((path) =>
      page.waitForRequest(`**${path}`),
    );
    await page.clock.runFor(30_000);
    await Promise.all(asked);
    await page.getByRole('link', { name: 'Upload the first file' }).click();
    await expect(page).toHaveURL('/single-upload');
  });

  test('the empty list of checks leads to the check without saving', async ({ page, makeStaff, openAs }) => {
    await openAs(await makeStaff('Operator'), '/list-check');
    await page.getByRole('main').getByRole('link', { name: 'Check without saving' }).click();
    await expect(page).toHaveURL('/check-upload');
  });
});
