import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import type { Product } from './product.ts';

/** The newest link mailed to this address; without SMTP the product writes mails as files. */
async function mailedLink({ dataFolder }: Product, email: string): Promise<string | undefined> {
  const names = await readdir(dataFolder, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.eml'))) {
    const mail = (await readFile(join(dataFolder, name), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    const link = mail.includes(email) ? /\/auth\/forgot-password\/[\w.-]+/.exec(mail)?.[0] : undefined;
    if (link) return link;
  }
  return undefined;
}

test('a reset request answers the same sentence whether or not the address exists', async ({ page, makeStaff }) => {
  const staff = await makeStaff('Operator');
  for (const email of [staff.email, 'nobody@afc.test']) {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL('/auth/send-email');
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('We send you a email', { exact: true })).toBeVisible();
  }
});

test.describe('a mailed link', () => {
  test.use({ allowedConsole: /status of 40[16]/ });

  test('changes the password once, and then says that it was used', async ({ page, makeStaff, logIn, product }) => {
    const staff = await makeStaff('Operator');
    await product.client()('sendResetEmail', { body: { email: staff.email } });
    await expect.poll(() => mailedLink(product, staff.email)).toBeTruthy();
    const link = (await mailedLink(product, staff.email)) ?? '';

    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/recognition/auth/change')) sent.push(request.url());
    });
    await page.goto(link);
    await page.getByLabel('New password').fill('Brand-new-9');
    await page.getByLabel('Confirm password').fill('Brand-new-9');
    await page.getByRole('button', { name: 'Change password' }).dblclick();
    await expect(page).toHaveURL('/login');
    expect(sent).toHaveLength(1);
    await logIn(staff);
    await expect(page.getByText('Invalid credentials')).toHaveCount(2);
    await page.getByLabel('Password', { exact: true }).fill('Brand-new-9');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/statistics');

    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto(link);
    await page.getByLabel('New password').fill('Another-1');
    await page.getByLabel('Confirm password').fill('Another-1');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('This link was already used or is older than one hour.')).toBeVisible();
    await expect(page.getByLabel('New password')).toBeHidden();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page).toHaveURL('/auth/send-email');
  });
});

test('from the menu: mismatch says so on the confirm field, emptying it clears the error, Back leads home', async ({
  page,
  makeStaff,
  openAs,
}) => {
  await openAs(await makeStaff('Operator'), '/statistics');
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
  const change = page.getByRole('button', { name: 'Change password' });
  const confirm = page.getByLabel('Confirm password');
  await expect(change).toBeDisabled();
  await page.getByLabel('New password').fill('One-password-1');
  await expect(change).toBeDisabled();
  await confirm.fill('Another');
  await expect(page.getByText('Incorrect password', { exact: true })).toBeVisible();
  await expect(change).toBeEnabled();
  await confirm.fill('');
  await expect(page.getByText('Incorrect password', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/statistics');
});

test('the advice is a live checklist that does not block', async ({ page, makeStaff, openAs, product }) => {
  const staff = await makeStaff('Operator');
  await openAs(staff, '/auth/forgot-password');
  const met = page.getByRole('list', { name: 'Password advice' }).locator('li[data-met]');
  await expect(met).toHaveCount(0);
  await page.getByLabel('New password').fill('aB3!');
  await expect(met).toHaveCount(4);
  await page.getByLabel('New password').fill('a');
  await expect(met).toHaveCount(1);
  await page.getByLabel('Confirm password').fill('a');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByTestId('toast')).toHaveText('Your password was changed.');
  await product.client()('login', { body: { username: staff.email, password: 'a' } });
});

test('a guest without a link is told how to get one', async ({ page }) => {
  await page.goto('/auth/forgot-password');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/auth/send-email');
});
