import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const forbidden = 'You do not have permission to access this content';

test.describe('whoever is no Administrator', () => {
  /** Everything the page asked of the trail. */
  function watchCalls(page: Page): string[] {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/audit')) calls.push(request.url());
    });
    return calls;
  }

  for (const role of ['Operator', 'Developer'] as const)
    test(`${role}: the page says that it is forbidden, asks the server nothing and leads back`, async ({
      page,
      makeStaff,
      openAs,
      expectAccessible,
    }) => {
      const calls = watchCalls(page);
      await openAs(await makeStaff(role), '/settings');
      await expect(page.getByRole('heading', { name: 'Personal information' })).toBeVisible();
      await expect(page.locator('a[href="/settings/audit"]')).toHaveCount(0);

      await page.goto('/settings/audit');
      await expect(page.getByText(forbidden, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No access');
      await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
      await expectAccessible();
      await page.getByRole('link', { name: 'Go to Statistics' }).click();
      await expect(page).toHaveURL('/statistics');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistics Graph');
      await page.goBack();
      await expect(page.getByText(forbidden, { exact: true })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Personal information' })).toBeVisible();
      expect(calls).toEqual([]);
    });

  test('reads it in Spanish', async ({ page, makeStaff, openAs }) => {
    await openAs(await makeStaff('Operator'), '/statistics');
    await page.evaluate(() => localStorage.setItem('afc.language', 'es'));
    await page.goto('/settings/audit');
    await expect(page.getByText('No tiene permiso para acceder a este contenido', { exact: true })).toBeVisible();
  });

  test('a guest with the deep link signs in as Operator and lands there', async ({ page, makeStaff, logIn }) => {
    const calls = watchCalls(page);
    const staff = await makeStaff('Operator');
    await page.goto('/settings/audit');
    await expect(page).toHaveURL('/login');
    await logIn(staff);
    await expect(page).toHaveURL('/settings/audit');
    await expect(page.getByText(forbidden, { exact: true })).toBeVisible();
    expect(calls).toEqual([]);
  });
});

test.describe('a role that was taken away meanwhile', () => {
  test.use({ allowedConsole: /status of 403/ });

  test('is refused by the server, the page says so, and others offer only what the new one may', async ({
    page,
    makeStaff,
    openAs,
    product,
  }) => {
    const staff = await makeStaff('Administrator');
    await openAs(staff, '/settings');
    await expect(page.getByRole('row', { name: new RegExp(staff.email) })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const { _id } = await staff.call('currentUser', {});
    await product.admin('changeRole', { params: { id: _id }, body: { role: 'Operator' } });
    await page.getByRole('link', { name: 'Open the audit trail' }).click();
    await expect(page).toHaveURL('/settings/audit');
    await expect(page.getByRole('main').getByText(forbidden)).toBeVisible();
    await expect(page.getByTestId('event')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Personal information' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Profiles' })).toHaveCount(0);
  });
});
