import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { sample, submit } from './people.ts';
import { textOfPdf } from './read-pdf.ts';

// A new list screens everybody again, so this has a product of its own.
test.use({ environment: { AFC_SAMPLES: 'none', E2E_PRODUCT: 'rescreen' } });

test('somebody whom a new list names is raised; settings, history and report say so', async ({
  page,
  makeStaff,
  openAs,
  expectAccessible,
}) => {
  const staff = await makeStaff('Administrator');
  const person = await submit(staff.call, sample('eileen-collins'), { firstname: 'Quirin', lastname: 'Laterlisted' });
  expect(person.resultStatus).toBe('clear');
  await openAs(staff, `/detail/clear/${person._id}`);
  await expect(page.getByText('No provider list is loaded', { exact: false }).first()).toBeVisible();

  const notice = page.getByRole('note').filter({ hasText: 'No provider list is loaded' });
  for (const path of ['/collision', '/test', '/single-upload']) {
    await openAs(staff, path);
    await expect(notice).toBeVisible();
  }
  await notice.getByRole('link', { name: 'Import a list' }).click();
  await expect(page).toHaveURL('/settings');
  const card = page.getByRole('region', { name: 'Provider lists' }).first();
  await card.getByLabel('Format').first().click();
  await page.getByRole('option', { name: 'Own list (csv)' }).click();
  await card.getByLabel('Name of the list').fill('Later list');
  await card.locator('input[type="file"]').setInputFiles({
    name: 'later.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('id,name\n1,Quirin Laterlisted\n'),
  });
  await card.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(card.getByText(/^1 record was screened again on .*; 1 changed\.$/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Upload Files' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upload Files');
  await expect(notice).toHaveCount(0);

  await openAs(staff, `/detail/consider/${person._id}`);
  await expect(page.getByRole('region', { name: 'Provider list' })).toContainText('Later list');
  await expect(page.getByText('No provider list is loaded', { exact: false })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show history' }).click();
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'Screened again against the provider lists',
  );
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF report' }).click();
  expect(await textOfPdf(await (await saved).path())).toContain('Screened again');
});
