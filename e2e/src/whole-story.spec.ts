import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { sample } from './people.ts';
import { textOfPdf } from './read-pdf.ts';

// A product of its own, without samples: the sample pictures are the new people.
test.use({ environment: { AFC_SAMPLES: 'none', E2E_PRODUCT: 'whole-story' } });

async function upload(page: Page, picture: string, firstname: string, lastname: string, result: string) {
  await page.getByRole('link', { name: 'Upload Files' }).first().click();
  await page.locator('input[type=file]').setInputFiles(sample(picture));
  const row = page.getByRole('form', { name: `${picture}.jpg` });
  await row.getByLabel('First Name').fill(firstname);
  await row.getByLabel('Last Name').fill(lastname);
  await row.getByLabel('Email').fill(`${firstname}.${lastname}@example.org`.toLowerCase());
  await row.getByLabel('Date of birth').fill('1980-05-17');
  await row.getByRole('combobox', { name: 'Nationality' }).click();
  await page.getByRole('option', { name: 'Spain' }).click();
  await row.getByLabel('Document id').fill(`ID-${firstname}-${lastname}`);
  await row.getByRole('combobox', { name: 'Document type' }).click();
  await page.getByRole('option', { name: 'Passport' }).click();
  await row.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Image uploaded correctly')).toBeVisible();
  const petition = page.getByTestId('petition').filter({ hasText: lastname });
  await expect(petition).toContainText('Processed');
  await expect(petition).toContainText(result);
}

test("the manual's story, from signing in to logging out", async ({ page, makeStaff, logIn }) => {
  const staff = await makeStaff('Operator');
  await page.goto('/');
  await logIn(staff);
  await expect(page).toHaveURL('/statistics');

  await upload(page, 'grace-hopper', 'Grace', 'Hopper', 'Clear');
  await upload(page, 'eileen-collins', 'Eileen', 'Collins', 'Clear');
  await upload(page, 'grace-hopper', 'Greta', 'Hooper', 'Consider');

  await page.getByRole('link', { name: 'Consider', exact: true }).click();
  await page.getByRole('link', { name: 'Greta Hooper' }).click();
  await expect(page.getByTestId('reason')).toContainText('Face 1.00');
  await expect(page.getByTestId('match')).toContainText('Grace Hopper');
  await page.getByRole('switch', { name: 'Blacklist Greta Hooper' }).click({ force: true });
  await page.getByRole('switch', { name: 'Blacklist Grace Hopper' }).click({ force: true });
  await page.getByRole('button', { name: 'Apply changes' }).click();
  const question = page.getByRole('dialog', { name: 'Do you want to continue?' });
  await expect(question).toContainText('The blacklist will be updated with the marked users.');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Updated', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/list-consider');

  await page.getByRole('link', { name: 'Blacklist', exact: true }).click();
  await expect(page.getByTestId('result')).toHaveCount(2);
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('row', { name: /Cleared Users/ })).toContainText('33.33');
  await expect(page.getByRole('row', { name: /Potential Fraud cases/ })).toContainText('66.67');
  await expect(page.getByRole('row', { name: /AI collision/ })).toContainText('100.00');

  await page.getByRole('link', { name: 'Blacklist', exact: true }).click();
  await page.getByRole('link', { name: 'Greta Hooper' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF report' }).click();
  const report = await saved;
  expect(report.suggestedFilename()).toBe('userReport.pdf');
  const text = await textOfPdf(await report.path());
  for (const word of ['Greta', 'Hooper', 'Grace', 'Hopper']) expect(text).toContain(word);
  expect(text).toMatch(/blacklist/i);

  await page.getByRole('link', { name: 'AI Collision' }).click();
  await page.locator('input[type=file]').setInputFiles(sample('grace-hopper'));
  await page.getByRole('form', { name: 'grace-hopper.jpg' }).getByRole('button', { name: 'Upload' }).click();
  const outcome = page.getByRole('dialog', { name: 'Process Completed...' });
  await expect(outcome.getByText('User suspected of fraud.')).toBeVisible();
  await outcome.getByRole('button', { name: 'Accept' }).click();

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('access_token'))).toBeNull();
});
