import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { sample, submit } from './people.ts';

test('a check sends email and picture alone, and saves nobody', async ({
  page,
  makeStaff,
  openAs,
  expectAccessible,
}) => {
  const staff = await makeStaff('Operator');
  await openAs(staff, '/single-upload');
  await page.getByRole('link', { name: 'Check without saving' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Enter the data you want to check without save in database',
  );
  await page.locator('input[type=file]').setInputFiles(sample('victor-emmanuel-iii'));
  const row = page.getByRole('form', { name: 'victor-emmanuel-iii.jpg' });
  await expect(row.locator('label')).toHaveText(['Email']);
  await expect(row.getByRole('button', { name: 'Delete victor-emmanuel-iii.jpg' })).toBeVisible();
  await expectAccessible();
  await row.getByLabel('Email').fill('victor@example.org');
  // The browser does not tell what a multipart body with files holds, so the form is read before it is sent.
  await page.evaluate(() => {
    XMLHttpRequest.prototype.send = new Proxy(Reflect.get(XMLHttpRequest.prototype, 'send'), {
      apply: (send, request, [body]: [FormData | null]) => {
        Reflect.set(window, 'sentParts', body ? [...body.keys()] : []);
        return Reflect.apply(send, request, [body]);
      },
    });
  });
  await row.getByRole('button', { name: 'Check' }).click();
  await expect(row).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'sentParts'))).toEqual(['email', 'pictureFile']);
  const petition = page.getByTestId('petition').filter({ hasText: 'victor@example.org' });
  await expect(petition).toContainText('Processed');
  await petition.getByRole('link', { name: 'Detail of No name given' }).click();
  await expect(page).toHaveURL(/\/detail\/check\//);
  await expect(page.getByRole('switch', { name: 'Blacklist victor@example.org' })).toBeDisabled();
  await expect(page.getByText('there is no record that could be changed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply changes' })).toBeDisabled();
  await page.getByRole('link', { name: 'List of Check' }).click();
  await expect(page.getByTestId('result').filter({ hasText: 'victor@example.org' })).toHaveCount(1);
  // Nobody was enrolled: the same face is new to an upload.
  const upload = await submit(staff.call, sample('victor-emmanuel-iii'), { lastname: 'Savoia' });
  expect(upload.resultStatus).toBe('clear');
});
