import { createHash } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { test } from './fixtures.ts';
import { hold } from './hold.ts';

test('an Administrator imports a provider list, sees its counts and removes it', async ({
  page,
  makeStaff,
  openAs,
}) => {
  await openAs(await makeStaff('Administrator'), '/settings');
  const card = page.getByRole('region', { name: 'Provider lists' }).first();
  await card.getByLabel('Format').first().click();
  await page.getByRole('option', { name: 'Own list (csv)' }).click();
  const name = `House list ${Date.now()}`;
  await card.getByLabel('Name of the list').fill(name);
  await card.locator('input[type="file"]').setInputFiles({
    name: 'house.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('id,name,birth_date\n1,John Doe,1970-01-31\n2,Jane Roe,1980-02-28\n'),
  });
  await card.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(card.getByText(`${name}: 2 entries loaded.`)).toBeVisible();
  const row = card.getByRole('row', { name: new RegExp(name) });
  await expect(row.getByRole('cell').nth(3)).toHaveText('2');
  await expect(card.getByText(/screened again on .* changed\./)).toBeVisible();
  await row.getByRole('button', { name: 'Remove' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).press('Enter');
  await expect(row).toHaveCount(0);
  await expect(card.locator(':focus')).toHaveCount(1);
});

test('on a phone a name without spaces stays inside the card, the question and the quick panel', async ({
  page,
  makeStaff,
  openAs,
}) => {
  const staff = await makeStaff('Administrator');
  const name = `consolidated_list_of_${Date.now()}_full_version_with_all_programmes`;
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(staff, '/settings');
  const card = page.getByRole('region', { name: 'Provider lists' }).first();
  await card.getByLabel('Format').first().click();
  await page.getByRole('option', { name: 'Own list (csv)' }).click();
  await card.getByLabel('Name of the list').fill(name);
  await card
    .locator('input[type="file"]')
    .setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from('id,name\n1,John Doe\n') });
  await expect(card.getByText(`${name}.csv`)).toBeVisible();
  const beyond = (part: Locator) => part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await beyond(card)).toBe(0);
  await card.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(card.getByText(`${name}: 1 entry loaded.`)).toBeVisible();
  expect(await beyond(page.locator('html'))).toBe(0);
  await card
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: 'Remove' })
    .click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(name);
  expect(await beyond(question)).toBe(0);
  await question.getByRole('button', { name: 'No' }).click();
  await page.getByRole('button', { name: 'Quick panel' }).click();
  const panel = page.getByRole('dialog', { name: 'Quick panel' });
  await expect(panel).toContainText(name);
  expect(await beyond(panel)).toBe(0);
  await staff.call('removeProviderList', { params: { name } });
});

test.describe('a file that changed since it was chosen', () => {
  test.use({ allowedConsole: /status of 400|ERR_UPLOAD_FILE_CHANGED/ });

  test('is named so, and is no failed connection', async ({ page, makeStaff, openAs }, testInfo) => {
    await openAs(await makeStaff('Administrator'), '/settings');
    const card = page.getByRole('region', { name: 'Provider lists' }).first();
    const file = testInfo.outputPath('sdn.csv');
    await writeFile(file, 'nobody\n');
    // Browsers tell the versions of a file by the second.
    await utimes(file, 1_000_000, 1_000_000);
    await card.locator('input[type="file"]').setInputFiles(file);
    const problem = card.getByRole('alert');
    const send = () => card.getByRole('button', { name: 'Import', exact: true }).click();
    await send();
    await expect(problem).toContainText('The file holds no entry');
    await writeFile(file, 'somebody\n');
    await send();
    await expect(problem).toHaveText('A file was moved or changed since it was chosen. Choose it again.');
  });
});

test('an import that takes long is no slow connection, and says on any page what came of it', async ({
  page,
  makeStaff,
  openAs,
}) => {
  const staff = await makeStaff('Administrator');
  await page.clock.install();
  await openAs(staff, '/settings');
  const card = page.getByRole('region', { name: 'Provider lists' }).first();
  await card.getByLabel('Format').first().click();
  await page.getByRole('option', { name: 'Own list (csv)' }).click();
  const name = `Long list ${Date.now()}`;
  await card.getByLabel('Name of the list').fill(name);
  await card
    .locator('input[type="file"]')
    .setInputFiles({ name: 'house.csv', mimeType: 'text/csv', buffer: Buffer.from('id,name\n1,John Doe\n') });
  const release = await hold(page, '**/api/lists');
  await card.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('The list is being imported …')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByText('The connection is slow')).toBeHidden();
  await page.getByRole('link', { name: 'User Manual' }).click();
  await expect(page).toHaveURL('/help');
  release();
  await expect(page.getByTestId('toast')).toHaveText([`${name}: 1 entry loaded.`]);
  await staff.call('removeProviderList', { params: { name } });
});

test.describe('a provider list that shrank', () => {
  test.use({ allowedConsole: /status of 409/ });

  test('is kept unless the Administrator insists on the smaller file', async ({ page, makeStaff, openAs }) => {
    const staff = await makeStaff('Administrator');
    await openAs(staff, '/settings');
    const card = page.getByRole('region', { name: 'Provider lists' }).first();
    const name = `Shrinking list ${Date.now()}`;
    const importRows = async (count: number) => {
      const rows = Array.from({ length: count }, (_, i) => `${i},Made Person ${i}\n`);
      await card.getByLabel('Name of the list').fill(name);
      await card.locator('input[type="file"]').setInputFiles({
        name: 'house.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`id,name\n${rows.join('')}`),
      });
      await card.getByRole('button', { name: 'Import', exact: true }).click();
    };
    await card.getByLabel('Format').first().click();
    await page.getByRole('option', { name: 'Own list (csv)' }).click();
    await importRows(30);
    await expect(card.getByText(`${name}: 30 entries loaded.`)).toBeVisible();
    const entries = card
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('cell')
      .nth(3);

    await importRows(12);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('The loaded version has 30 entries with 30 names and this file 12 with 12');
    await dialog.getByRole('button', { name: 'Keep the loaded version' }).click();
    await expect(entries).toHaveText('30');

    await card.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.getByRole('button', { name: 'Import anyway' }).click();
    await expect(card.getByText(`${name}: 12 entries loaded.`)).toBeVisible();
    await expect(entries).toHaveText('12');
    await staff.call('removeProviderList', { params: { name } });
  });
});

test.describe('a provider list that is older than the loaded one', () => {
  test.use({ allowedConsole: /status of 409/ });

  test('is imported only if the Administrator insists', async ({ page, makeStaff, openAs }) => {
    const staff = await makeStaff('Administrator');
    await openAs(staff, '/settings');
    const card = page.getByRole('region', { name: 'Provider lists' }).first();
    const name = `Dated list ${Date.now()}`;
    const importOf = async (day: string) => {
      await card.getByLabel('Name of the list').fill(name);
      await card.locator('input[type="file"]').setInputFiles({
        name: 'uk.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`Report Date: ${day}\nUnique ID,Name 6,Designation Type\nTST1,BEISPIEL,Individual\n`),
      });
      await card.getByRole('button', { name: 'Import', exact: true }).click();
    };
    await card.getByLabel('Format').first().click();
    await page.getByRole('option', { name: 'UK Sanctions List' }).click();
    await importOf('13-Feb-2026');
    const row = card.getByRole('row', { name: new RegExp(name) });
    await expect(row).toContainText('2026-02-13');

    await importOf('12-Feb-2026');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('The loaded version is dated 2026-02-13 and this file 2026-02-12');
    await dialog.getByRole('button', { name: 'Import anyway' }).click();
    await expect(row).toContainText('2026-02-12');
    await staff.call('removeProviderList', { params: { name } });
  });
});

test.describe('a provider list that ends inside its last cell, or without its mark', () => {
  test.use({ allowedConsole: /status of 409/ });

  test('is imported only if the Administrator insists, with a remark', async ({ page, makeStaff, openAs }) => {
    const staff = await makeStaff('Administrator');
    await openAs(staff, '/settings');
    const card = page.getByRole('region', { name: 'Provider lists' }).first();
    const name = `Cut list ${Date.now()}`;
    const importText = async (text: string) => {
      await card.getByLabel('Name of the list').fill(name);
      await card
        .locator('input[type="file"]')
        .setInputFiles({ name: 'house.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
      await card.getByRole('button', { name: 'Import', exact: true }).click();
    };
    await card.getByLabel('Format').first().click();
    await page.getByRole('option', { name: 'Own list (csv)' }).click();
    await importText('id,name,notes\n1,John Doe,\n2,Jane Roe,See file\n');
    await expect(card.getByText(`${name}: 2 entries loaded.`)).toBeVisible();
    await expect(card.getByText('Not shown to be whole')).toBeVisible();
    await expect(card.getByText('Column notes is not known and was ignored. Did you mean remarks?')).toBeVisible();

    await importText('id,name\n1,John Doe\n2,Jane R');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Its last line, line 3, is not closed by a line end');
    await dialog.getByRole('button', { name: 'Import anyway' }).click();
    await expect(card.getByText('The last line of the file, line 3, is not closed by a line end')).toBeVisible();

    await importText('id,name\n1,John Doe\n2,Jane Roe\n\u001a');
    await expect(card.getByText('Not shown to be whole')).toBeHidden();
    await importText('id,name\n1,John Doe\n');
    await expect(dialog).toContainText('The file has no mark at its end');
    await dialog.getByRole('button', { name: 'Do not import it' }).click();
    await expect(
      card
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('cell')
        .nth(3),
    ).toHaveText('2');
    await staff.call('removeProviderList', { params: { name } });
  });
});

test.describe('a provider list whose SHA-256 sum is told', () => {
  test.use({ allowedConsole: /status of 400/ });

  test('is imported only if its file has that sum', async ({ page, makeStaff, openAs }) => {
    await openAs(await makeStaff('Administrator'), '/settings');
    const card = page.getByRole('region', { name: 'Provider lists' }).first();
    const text = 'id,name\n1,John Doe\n';
    const importWith = async (sum: string) => {
      await card.getByLabel('SHA-256 sum').fill(sum);
      await card.getByRole('button', { name: 'Import', exact: true }).click();
    };
    await card.getByLabel('Format').first().click();
    await page.getByRole('option', { name: 'Own list (csv)' }).click();
    await card
      .locator('input[type="file"]')
      .setInputFiles({ name: 'house.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await importWith('abc');
    await expect(card.getByText('A SHA-256 sum has 64 digits')).toBeVisible();
    await importWith('0'.repeat(64));
    await expect(card.getByText('The SHA-256 sums given do not belong to these files')).toBeVisible();
    await expect(page.getByTestId('toast')).toHaveCount(0);
    await importWith(createHash('sha256').update(text).digest('hex'));
    await expect(card.getByText('Own list: 1 entry loaded.')).toBeVisible();
    await expect(card.getByLabel('SHA-256 sum')).toHaveValue('');
    await expect(card.getByText('Not shown to be whole')).toBeHidden();
    const row = card.getByRole('row', { name: /Own list/ });
    await row.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(row).toHaveCount(0);
  });
});

test.describe('more files than any list has', () => {
  test.use({ allowedConsole: /status of 400/ });

  test('are refused with a sentence', async ({ page, makeStaff, openAs }) => {
    await openAs(await makeStaff('Administrator'), '/settings');
    const card = page.getByRole('region', { name: 'Provider lists' }).first();
    const files = ['sdn', 'alt', 'add', 'sdn_comments', 'notes'].map((name) => ({
      name: `${name}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from('1,A\n'),
    }));
    await card.locator('input[type="file"]').setInputFiles(files);
    await card.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(card.getByRole('alert')).toHaveText('The request has too many files or fields.');
  });
});
