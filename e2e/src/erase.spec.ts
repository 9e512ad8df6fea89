import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { notAFace, sample, submit } from './people.ts';

// The product of the detail page's tests, with faces that none of them has.
test.use({ environment: { AFC_SAMPLES: 'none', E2E_PRODUCT: 'detail' }, allowedConsole: /404/ });

test('an Administrator erases a person, who is then gone from lists, cases and pictures', async ({
  page,
  makeStaff,
  openAs,
  expectAccessible,
}) => {
  const { call, ...staff } = await makeStaff('Administrator');
  const gone = await submit(call, sample('charles-barkla'), { firstname: 'Charles', lastname: 'Vanishing' });
  const stays = await submit(call, sample('charles-barkla'), { firstname: 'Charles', lastname: 'Barkla' });
  const picture = gone.pictures[0]?.url ?? '';
  await openAs({ call, ...staff }, '/list-clear');
  await page.getByRole('link', { name: /Charles Vanishing/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charles Vanishing');
  expect((await page.request.get(picture)).status()).toBe(200);

  await page.getByRole('button', { name: 'Erase' }).click();
  const question = page.getByRole('dialog', { name: 'Erase this person?' });
  // What cannot be undone is not done by Enter alone.
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible();
  await question.getByLabel('Reason (optional)').fill('asked for it');
  await question.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('Erased', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/list-clear');
  await expect(page.getByText('Vanishing')).toHaveCount(0);
  expect((await page.request.get(picture)).status()).toBe(404);

  await page.goForward();
  await expect(page.getByText('This record does not exist or was removed.')).toBeVisible();
  await expect(page.getByText('Vanishing')).toHaveCount(0);

  await page.goto(`/detail/consider/${stays._id}`);
  await expect(page.getByRole('heading', { name: 'Removed record' })).toBeVisible();
  await expect(page.getByText('The record was erased or removed: only the match itself is kept.')).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(2); // Demo Mode, and the subject's own
});

test('Operators and Developers are not offered to erase anybody', async ({ page, makeStaff, openAs }) => {
  const { call, ...staff } = await makeStaff('Developer');
  const record = await submit(call, sample('geronimo'), { firstname: 'Geronimo', lastname: 'Goyahkla' });
  await openAs({ call, ...staff }, `/detail/clear/${record._id}`);
  await expect(page.getByRole('button', { name: 'PDF report' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase' })).toHaveCount(0);
});

test('a petition that failed is erased in its row', async ({ page, makeStaff, openAs }) => {
  const { call, ...staff } = await makeStaff('Administrator');
  await expect(submit(call, notAFace('cat'), { firstname: 'Tom', lastname: 'Cat' })).rejects.toThrow('failed');
  await openAs({ call, ...staff }, '/single-upload');
  const row = page.getByTestId('petition').filter({ hasText: 'Tom' });
  await row.getByRole('button', { name: 'Erase Tom Cat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('Erased', { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
});
