import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { sample, submit } from './people.ts';

// Faces are matched across tests, so these have a product of their own, and each test its own face.
test.use({ environment: { AFC_SAMPLES: 'none', E2E_PRODUCT: 'detail' } });

const record = (page: Page, name: string) => page.getByRole('switch', { name: `Blacklist ${name}` });

test.describe('two reviewers on one case', () => {
  test.use({ allowedConsole: /status of 409/ });

  test('the second gets the conflict explained and the fresh data; the comment is kept', async ({
    page,
    makeStaff,
    openAs,
  }) => {
    const staff = await makeStaff('Operator');
    const other = await makeStaff('Operator');
    await submit(staff.call, sample('marie-curie'), { firstname: 'Marie', lastname: 'Curie' });
    const again = await submit(staff.call, sample('marie-curie'), { firstname: 'Maria', lastname: 'Curie' });
    await openAs(staff, `/detail/consider/${again._id}`);
    await record(page, 'Maria Curie').click({ force: true });
    // To stand in a bar that is always there moves nothing.
    for (const name of ['Apply changes', 'PDF report', 'Log out']) {
      await page.evaluate(() => scrollTo(0, 200));
      const before = await page.evaluate(() => scrollY);
      await page.getByRole('button', { name }).focus();
      expect(await page.evaluate(() => scrollY)).toBe(before);
    }
    const loaded = await other.call('result', { params: { id: again._id } });
    await other.call('appliedChanges', { body: { ...loaded, resultStatus: 'clear', comment: '' } });
    await page.getByRole('button', { name: 'Show history' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Apply changes' }).click();
    await page.getByRole('dialog').getByLabel('Comment (optional)').fill('Looks alike');
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Somebody changed this case since you opened it.')).toBeInViewport();
    await expect(record(page, 'Maria Curie')).not.toBeChecked();
    await expect(page.getByTestId('changes')).toHaveText('No changes');
    await record(page, 'Maria Curie').click({ force: true });
    await page.getByRole('button', { name: 'Apply changes' }).click();
    await expect(page.getByRole('dialog').getByLabel('Comment (optional)')).toHaveValue('Looks alike');
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Updated', { exact: true })).toBeVisible();
  });
});

test.describe('a decision whose answer was lost', () => {
  test.use({ allowedConsole: /ERR_FAILED/ });

  test('is told as made, and not as somebody else’s', async ({ page, makeStaff, openAs }) => {
    const staff = await makeStaff('Operator');
    await submit(staff.call, sample('henry-moseley'), { firstname: 'Henry', lastname: 'Moseley' });
    const again = await submit(staff.call, sample('henry-moseley'), { firstname: 'Harry', lastname: 'Moseley' });
    await openAs(staff, `/detail/consider/${again._id}`);
    await record(page, 'Harry Moseley').click({ force: true });
    await page.route(
      '**/recognition/appliedChanges',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Apply changes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Updated', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/list-consider$/);
    const history = await staff.call('resultHistory', { params: { id: again._id } });
    expect(history.resultList.filter(({ action }) => action === 'result.applied')).toHaveLength(1);
  });
});
