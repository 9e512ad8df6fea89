import { expect } from '@playwright/test';
import { expectToFit } from './expect-to-fit.ts';
import { test } from './fixtures.ts';
import { sample, submit } from './people.ts';

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu is a drawer, and no page is wider than the screen', async ({ page, makeStaff, openAs }) => {
    await openAs(await makeStaff('Administrator'), '/statistics');
    await expect(page.getByTestId('sidebar')).toBeHidden();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const title = await page.getByRole('heading', { name: 'AFC' }).boundingBox();
    const entry = await page.getByRole('link', { name: 'User Manual' }).boundingBox();
    expect(title?.x).toBeGreaterThan(entry?.x ?? Number.NaN);
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'User Manual' }).click();
    await expect(page).toHaveURL('/help');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    for (const path of [
      '/statistics',
      '/settings',
      '/settings/audit',
      '/help',
      '/auth/forgot-password',
      '/pages/errors/error-404',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectToFit(page, path);
    }
  });
});

test('between phone and desktop the menu stays folded, unfolds over the page, and no page is wider than the screen', async ({
  page,
  makeStaff,
  openAs,
  expectAccessible,
}) => {
  const staff = await makeStaff('Administrator');
  const person = { firstname: 'María del Carmen', lastname: 'Fernández de Córdoba', email: 'maria.carmen@example.org' };
  const petition = await submit(staff.call, sample('grace-hopper'), person);
  await submit(staff.call, sample('grace-hopper'), person, 'test');
  await page.setViewportSize({ width: 768, height: 1024 });
  await openAs(staff, '/statistics');
  expect((await page.getByTestId('sidebar').boundingBox())?.width).toBe(64);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'User Manual' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('dialog').getByRole('link', { name: 'User Manual' }).click();
  await expect(page).toHaveURL('/help');
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const path of [
    '/list-clear',
    '/single-upload',
    '/test',
    `/detail/petitions/${petition._id}`,
    '/settings',
    '/settings/audit',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 1024 });
      await expectToFit(page, `${path} at ${width}`);
    }
  }
});
