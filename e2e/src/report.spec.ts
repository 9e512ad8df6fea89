import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { hold, holdAnswer } from './hold.ts';
import { sample, submit } from './people.ts';

// Faces are matched across tests, so these have a product of their own, and each test its own face.
test.use({ environment: { AFC_SAMPLES: 'none', E2E_PRODUCT: 'detail' } });

test('the report waits with its sentence and is saved as userReport.pdf', async ({ page, makeStaff, openAs }) => {
  const staff = await makeStaff('Operator');
  const person = await submit(staff.call, sample('charles-barkla'), { firstname: 'Charles', lastname: 'Barkla' });
  await openAs(staff, `/detail/clear/${person._id}`);
  const release = await hold(page, '**/recognition/pdfReport/**');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF report' }).click();
  await expect(
    page.getByText('The document is being generated, this process may take a few minutes, please be patient.'),
  ).toBeVisible();
  release();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('userReport.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'Show history' }).click();
  await expect(page.getByRole('region', { name: 'History' }).getByText('Report downloaded')).toBeVisible();
});

test('a report that is ready only after log out is saved for nobody', async ({ page, makeStaff, openAs, logIn }) => {
  const staff = await makeStaff('Operator');
  const person = await submit(staff.call, sample('charles-barkla'), { firstname: 'Charles', lastname: 'Barkla' });
  await openAs(staff, `/detail/petitions/${person._id}`);
  const { made, release } = await holdAnswer(page, '**/recognition/pdfReport/**');
  const saved: string[] = [];
  page.on('download', (file) => saved.push(file.suggestedFilename()));
  const report = page.waitForResponse('**/recognition/pdfReport/**');
  await page.getByRole('button', { name: 'PDF report' }).click();
  await made;
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  release();
  await (await report).finished();
  await logIn(staff);
  await expect(page).toHaveURL('/statistics');
  expect(saved).toEqual([]);
});

test.describe('a report that fails', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('says so', async ({ page, makeStaff, openAs }) => {
    const staff = await makeStaff('Operator');
    const person = await submit(staff.call, sample('otto-von-bismarck'), { firstname: 'Otto', lastname: 'Bismarck' });
    await openAs(staff, `/detail/clear/${person._id}`);
    await page.route('**/recognition/pdfReport/**', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'PDF report' }).click();
    await expect(
      page.getByText('An error occurred while downloading the document, please try again later.'),
    ).toBeVisible();
  });

  test('because the session ended says that alone', async ({ page, makeStaff, openAs, product }) => {
    const staff = await makeStaff('Operator');
    const person = await submit(staff.call, sample('henry-moseley'), { firstname: 'Henry', lastname: 'Moseley' });
    await openAs(staff, `/detail/clear/${person._id}`);
    await page.getByRole('button', { name: 'PDF report' }).waitFor();
    const token = (await page.evaluate(() => sessionStorage.getItem('access_token'))) ?? '';
    await product.client(token)('logout', {});
    await page.getByRole('button', { name: 'PDF report' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByTestId('toast')).toHaveText(['Session expired, please log in again']);
  });

  test('a case that does not exist says so and leads to its list', async ({ page, makeStaff, openAs }) => {
    await openAs(await makeStaff('Operator'), '/detail/clear/8d6a4c1e-0000-4000-8000-000000000000');
    await expect(page.getByText('This record does not exist or was removed.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Record not found');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to List of Clear' }).click();
    await expect(page).toHaveURL('/list-clear');
  });
});
