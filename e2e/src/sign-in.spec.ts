import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('/ goes to /login and a guest is sent there from every guarded page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  for (const path of [
    '/statistics',
    '/list-clear',
    '/detail/clear/1',
    '/settings',
    '/settings/audit',
    '/help',
    '/test',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
});

test('the login button waits for both fields, and Enter signs in', async ({ page, makeStaff }) => {
  const staff = await makeStaff('Operator');
  await page.goto('/login');
  const button = page.getByRole('button', { name: 'Login' });
  const user = page.getByLabel('User');
  const password = page.getByLabel('Password', { exact: true });
  await expect(button).toBeDisabled();
  await user.fill(staff.email);
  await expect(button).toBeDisabled();
  await password.fill(staff.password);
  await expect(button).toBeEnabled();
  await user.fill('');
  await expect(button).toBeDisabled();
  await user.fill(staff.email);
  await password.press('Enter');
  await expect(page).toHaveURL('/statistics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistics Graph');
  const token = await page.evaluate(() => sessionStorage.getItem('access_token'));
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('signed in, /login leads on to the statistics', async ({ page, makeStaff, openAs }) => {
  await openAs(await makeStaff('Operator'), '/login');
  await expect(page).toHaveURL('/statistics');
});

test('a deep link survives signing in and does not stand in the address meanwhile', async ({
  page,
  makeStaff,
  logIn,
}) => {
  const staff = await makeStaff('Operator');
  await page.goto('/list-rejected');
  await expect(page).toHaveURL('/login');
  await logIn(staff);
  await expect(page).toHaveURL('/list-rejected');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('List of Rejected');
});

test('a browser that refuses storage signs in and out all the same', async ({ page, makeStaff, logIn }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await page.goto('/login');
  await logIn(await makeStaff('Operator'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistics Graph');
  await page.getByRole('link', { name: 'Clear', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('List of Clear');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
});

test.describe('a wrong password', () => {
  test.use({ allowedConsole: /status of 406/ });

  test("shows 'Invalid credentials' on both fields, keeps the user and waits at the password", async ({
    page,
    makeStaff,
    logIn,
  }) => {
    const staff = await makeStaff('Operator');
    await page.goto('/login');
    await logIn({ ...staff, password: 'wrong' });
    await expect(page.getByText('Invalid credentials')).toHaveCount(2);
    await expect(page.getByLabel('User')).toHaveValue(staff.email);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByTestId('toast')).toHaveCount(0);
    await page.keyboard.type(staff.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/statistics');
  });
});
