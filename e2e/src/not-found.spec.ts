import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('an unknown path leads to the 404 page, signed out too', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/pages/errors/error-404');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Sorry but we couldn't find the page you are looking for",
  );
  await expect(page.getByPlaceholder('Search for anything')).toBeVisible();
});

test('it speaks Spanish, finds pages by name and leads back to the dashboard', async ({ page, makeStaff, openAs }) => {
  await openAs(await makeStaff('Operator'), '/nowhere');
  await page.getByPlaceholder('Search for anything').fill('manual');
  await expect(page.getByRole('link', { name: 'User Manual' })).toBeVisible();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Lo sentimos, no hemos encontrado la página que busca',
  );
  await expect(page.getByPlaceholder('Busque lo que sea')).toBeVisible();
  await page.getByRole('link', { name: 'Volver al panel' }).click();
  await expect(page).toHaveURL('/statistics');
});

test('it finds pages by their titles, and those that are not in the menu', async ({ page }) => {
  await page.goto('/nowhere');
  const search = page.getByPlaceholder('Search for anything');
  await search.fill('list of');
  await expect(page.getByRole('listitem')).toHaveText([
    'List of Clear',
    'List of Consider',
    'List of blacklisted',
    'List of Rejected',
    'List of Check',
    'List of Matches',
  ]);
  await search.fill('settings');
  await expect(page.getByRole('listitem')).toHaveText(['Settings']);
  await search.fill('detail');
  await expect(page.getByText('No page has this name.')).toBeVisible();
});

test('Enter opens the page that was found, with or without its accents', async ({ page, makeStaff, openAs }) => {
  await openAs(await makeStaff('Operator'), '/nowhere');
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByPlaceholder('Busque lo que sea').fill('estadisticas');
  await expect(page.getByRole('link', { name: 'Estadísticas' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/statistics');
});
