import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('axe finds nothing on the pages before signing in, in light and dark', async ({ page, expectAccessible }) => {
  for (const path of [
    '/login',
    '/auth/send-email',
    '/auth/forgot-password',
    '/auth/forgot-password/some-token',
    '/pages/errors/error-404',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible();
  }
});

test('axe finds nothing on the pages of the shell, in light and dark', async ({
  page,
  makeStaff,
  openAs,
  expectAccessible,
}) => {
  await openAs(await makeStaff('Administrator'), '/statistics');
  for (const path of [
    '/statistics',
    '/bulk-upload',
    '/settings',
    '/settings/audit',
    '/help',
    '/auth/forgot-password',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible();
  }
});

test('axe finds nothing in panels, questions and messages', async ({ page, makeStaff, openAs, expectAccessible }) => {
  const staff = await makeStaff('Administrator');
  await makeStaff('Operator');
  await openAs(staff, '/settings');
  for (const name of ['Quick panel', 'Display settings']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
  await page.getByRole('button', { name: 'Disable' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Disable this profile?' })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByTestId('toast')).toBeVisible();
  await expectAccessible();
});

test('axe finds nothing in an opened event and the outcome of a verification', async ({
  page,
  makeStaff,
  openAs,
  expectAccessible,
}) => {
  await openAs(await makeStaff('Administrator'), '/settings/audit');
  await page.getByRole('button', { name: 'Verify the trail' }).click();
  await expect(page.getByText(/The trail is whole/)).toBeVisible();
  const toggle = page.getByRole('button', { name: /^Details of event/ });
  await toggle.nth(0).click();
  await toggle.nth(1).click();
  await expectAccessible();
});

test('signing in works with the keyboard alone', async ({ page, makeStaff }) => {
  const staff = await makeStaff('Operator');
  await page.goto('/login');
  await expect(page.getByLabel('User')).toBeFocused();
  await page.keyboard.type(staff.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(staff.password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show or hide the password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/statistics');
});

test('every stop of the Tab key shows where it is, and the first one skips to the content', async ({
  page,
  makeStaff,
  openAs,
}) => {
  await openAs(await makeStaff('Operator'), '/statistics');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const seen = new Set<string>();
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      // A switch draws its ring on the track beside the hidden input.
      const drawn = [element, element.nextElementSibling, element.parentElement?.querySelector('label')];
      const rings = drawn.filter((part) => part && getComputedStyle(part).outlineStyle !== 'none');
      const name = element.textContent || element.getAttribute('aria-label') || element.tagName;
      return { name: name.trim(), visible: rings.length > 0 };
    });
    if (!focused) break;
    expect(focused.visible, focused.name).toBe(true);
    seen.add(focused.name);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['AI Collision', 'Log out', 'Change password']));
});

test('a dialog takes the keyboard and gives it back', async ({ page, makeStaff, openAs }) => {
  await openAs(await makeStaff('Operator'), '/statistics');
  const opener = page.getByRole('button', { name: 'Display settings', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Display settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
