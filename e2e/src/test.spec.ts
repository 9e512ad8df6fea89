import { expect, type Locator } from '@playwright/test';
import { test } from './fixtures.ts';
import { notAFace, sample, submit } from './people.ts';

test('several pictures share one form, and its Upload button uploads them as one identity', async ({
  page,
  makeStaff,
  openAs,
  expectAccessible,
}) => {
  await openAs(await makeStaff('Operator'), '/test');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test');
  await page.locator('input[type=file]').setInputFiles([sample('geronimo'), sample('geronimo')]);
  await page
    .getByRole('button', { name: /^Remove geronimo/ })
    .last()
    .click();
  await page.locator('input[type=file]').setInputFiles([sample('geronimo'), sample('wolfgang-amadeus-mozart')]);
  const form = page.getByRole('form', { name: 'geronimo.jpg, wolfgang-amadeus-mozart.jpg' });
  await expect(form).toHaveCount(1);
  await expect(form.getByRole('img', { name: /^Preview/ })).toHaveCount(2);
  await page.getByRole('heading', { level: 1 }).hover();
  await expectAccessible();
  await form.getByRole('button', { name: 'Remove wolfgang-amadeus-mozart.jpg' }).click();
  const left = page.getByRole('form', { name: 'geronimo.jpg', exact: true }).last();
  await left.getByLabel('Last Name').fill('Goyahkla');
  await left.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Image uploaded correctly')).toBeVisible();
  const petition = page.getByTestId('petition').filter({ hasText: 'Goyahkla' });
  await expect(petition.getByRole('link', { name: /^Process\/Detail/ })).toBeVisible();
  await petition.getByRole('link', { name: /^Process\/Detail/ }).click();
  await expect(page).toHaveURL(/\/detail\/test\//);
  await expect(page.getByText('This is a test check: its switches cannot be applied.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Blacklist Goyahkla' })).toBeDisabled();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'No' }).click();
  await expect(page).toHaveURL(/\/detail\/test\//);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/test');
  await expect(page.getByTestId('petition').filter({ hasText: 'Goyahkla' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test');
});

test('only a processed row has Process/Detail; a row is deleted after a confirmation', async ({
  page,
  makeStaff,
  openAs,
}) => {
  await openAs(await makeStaff('Operator'), '/test');
  await page.locator('input[type=file]').setInputFiles(notAFace('cat'));
  const form = page.getByRole('form', { name: 'cat.jpg' });
  await form.getByLabel('Last Name').fill('Cat');
  await form.getByRole('button', { name: 'Upload' }).click();
  const petition = page.getByTestId('petition').filter({ hasText: 'Cat' });
  await expect(petition).toContainText('Failed');
  await expect(petition).toContainText('No face was found in the picture.');
  await expect(petition.getByRole('link')).toHaveCount(0);
  await petition.getByRole('button', { name: 'Delete the test check of Cat' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).press('Enter');
  await expect(page.getByText('Test check deleted')).toBeVisible();
  await expect(petition).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Test petitions' }).locator(':focus')).toHaveCount(1);
});

test('on a phone its three buttons stand side by side, in Spanish too', async ({ page, makeStaff, openAs }) => {
  const staff = await makeStaff('Operator');
  const { _id } = await submit(staff.call, sample('marie-curie'), { firstname: 'Marie', lastname: 'Three' }, 'test');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => localStorage.setItem('afc.language', 'es'));
  await openAs(staff, `/detail/test/${_id}`);
  const buttons = page.getByRole('region', { name: 'Decisión' }).getByRole('button');
  await expect(buttons).toHaveText(['Eliminar', 'Informe PDF', 'Aplicar cambios']);
  const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test.describe('a test check that somebody else deleted meanwhile', () => {
  test.use({ allowedConsole: /status of 404/ });

  test('does not stay on screen', async ({ page, makeStaff, openAs }) => {
    const staff = await makeStaff('Operator');
    const { _id } = await submit(staff.call, sample('marie-curie'), { firstname: 'Marie', lastname: 'Gone' }, 'test');
    await openAs(staff, `/detail/test/${_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marie Gone');
    await staff.call('deleteTestResult', { params: { id: _id } });
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Record not found');
  });
});

test('between a tablet and a laptop the table stays inside its card', async ({ page, makeStaff, openAs }) => {
  const staff = await makeStaff('Operator');
  await submit(staff.call, sample('geronimo'), { firstname: 'Inside', lastname: 'Card' }, 'test');
  // The widest of the words for a result.
  await page.route('**/recognition/test/getPetitions', async (route) => {
    const response = await route.fetch();
    const { totalResults, resultList } = await response.json();
    const waiting = resultList.map((petition: object) => ({ ...petition, resultStatus: 'consider' }));
    await route.fulfill({ response, json: { totalResults, resultList: waiting } });
  });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.addInitScript(() => localStorage.setItem('afc.language', 'es'));
  await openAs(staff, '/test');
  const card = page.getByRole('region', { name: 'Peticiones de prueba' });
  await expect(card.getByTestId('petition').first()).toContainText('Por revisar');
  const right = async (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().right);
  expect(await right(card.getByRole('table'))).toBeLessThanOrEqual(await right(card));
});
