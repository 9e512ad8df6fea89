import { expect, type Page } from '@playwright/test';
import { asksBeforeLeaving } from './asks-before-leaving.ts';
import { test } from './fixtures.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Generate credentials' }).first();

async function generate(page: Page, name: string): Promise<void> {
  await card(page).getByLabel('Name').fill(name);
  await card(page).getByLabel('Name').press('Enter');
}

test('a new secret is not left behind without asking, unless it was copied', async ({
  page,
  makeStaff,
  openAs,
  expectAccessible,
}) => {
  await openAs(await makeStaff('Developer'), '/settings');
  await generate(page, 'First program');
  await expect(card(page).getByTestId('secretKey')).toBeInViewport();
  const question = page.getByRole('dialog', { name: 'Leave without the secret?' });
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(question).toContainText('The secret of First program was not copied.');
  await expectAccessible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await asksBeforeLeaving(page);

  // The next one takes nothing away from the first.
  await generate(page, 'Second program');
  const copy = card(page).getByRole('button', { name: 'Copy secretKey' });
  await expect(copy).toHaveCount(2);
  await copy.first().click();
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(question).toContainText('The secret of Second program was not copied.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await card(page).getByRole('button', { name: 'Done' }).last().click();
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page).toHaveURL('/statistics');
});

test('on a phone a new secret comes into sight', async ({ page, makeStaff, openAs }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await openAs(await makeStaff('Developer'), '/settings');
  await generate(page, 'Phone program');
  await expect(card(page).getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
  await expect(card(page).getByText('it is shown only once')).toBeInViewport({ ratio: 1 });
});
