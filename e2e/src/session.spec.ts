import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { hold } from './hold.ts';
import { sample } from './people.ts';

const timer = 3_539_000;

const prompt = (page: Page) => page.getByRole('dialog', { name: 'The session will expire in 30 sec' });

test('after the timer it asks, counts down, and Continue begins a new session', async ({ page, makeStaff, openAs }) => {
  await page.clock.install();
  await openAs(await makeStaff('Operator'), '/statistics');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await page.evaluate(() => sessionStorage.getItem('access_token'));
  await page.clock.runFor(timer - 60_000);
  await expect(prompt(page)).toBeHidden();
  await page.clock.runFor(60_000);
  await expect(prompt(page)).toBeVisible();
  await expect(prompt(page).getByText('Do you wish to continue with the session ?')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(prompt(page).getByRole('timer')).toHaveText(/^(1\d|20) seconds left$/);
  await prompt(page).getByRole('button', { name: 'Continue' }).click();
  await expect(prompt(page)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('access_token'))).not.toBe(before);
  await page.clock.runFor(timer - 60_000);
  await expect(prompt(page)).toBeHidden();
  await expect(page).toHaveURL('/statistics');
});

test('Disconnect logs out', async ({ page, makeStaff, openAs }) => {
  await page.clock.install();
  await openAs(await makeStaff('Operator'), '/statistics');
  await page.clock.runFor(timer);
  await prompt(page).getByRole('button', { name: 'Disconnect' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('access_token'))).toBeNull();
});

test('silence logs out and ends Demo Mode, and signing in leads back to the page', async ({
  page,
  makeStaff,
  openAs,
  logIn,
}) => {
  await page.clock.install();
  const staff = await makeStaff('Operator');
  await openAs(staff, '/help');
  const demo = page.getByRole('switch', { name: 'Demo Mode' });
  await demo.press('Space');
  await expect(demo).toBeChecked();
  await page.clock.runFor(timer);
  await expect(prompt(page)).toBeVisible();
  // The question is not pushed away by a key.
  for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
  await expect(prompt(page)).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(page).toHaveURL('/login');
  await logIn(staff);
  await expect(page).toHaveURL('/help');
  await expect(demo).not.toBeChecked();
});

test('what was typed for an upload waits for whoever let the session end, and for nobody else', async ({
  page,
  makeStaff,
  openAs,
  logIn,
}) => {
  await page.clock.install();
  const staff = await makeStaff('Operator');
  const somebodyElse = await makeStaff('Operator');
  const typed = page.getByRole('form', { name: 'grace-hopper.jpg' }).getByLabel('First Name');
  await openAs(staff, '/single-upload');
  await page.locator('input[type=file]').setInputFiles(sample('grace-hopper'));
  await typed.fill('Grace');
  await page.clock.runFor(timer + 31_000);
  await expect(page).toHaveURL('/login');
  await logIn(staff);
  await expect(page).toHaveURL('/single-upload');
  await expect(typed).toHaveValue('Grace');
  await page.clock.runFor(timer + 31_000);
  await expect(page).toHaveURL('/login');
  await logIn(somebodyElse);
  await expect(page).toHaveURL('/statistics');
  await page.getByRole('link', { name: 'Upload Files' }).click();
  await expect(page.getByRole('button', { name: 'Choose pictures' })).toBeVisible();
  await expect(typed).toHaveCount(0);
});

test('whoever answers in time is not logged out while the server takes its time', async ({
  page,
  makeStaff,
  openAs,
}) => {
  await page.clock.install();
  await openAs(await makeStaff('Operator'), '/statistics');
  await page.clock.runFor(timer);
  await expect(prompt(page)).toBeVisible();
  const release = await hold(page, '**/recognition/auth/refreshToken');
  await prompt(page).getByRole('button', { name: 'Continue' }).click();
  await page.clock.runFor(31_000);
  await expect(prompt(page)).toBeVisible();
  release();
  await expect(prompt(page)).toBeHidden();
  await expect(page).toHaveURL('/statistics');
});

test('a reload does not start the time anew', async ({ page, makeStaff, openAs }) => {
  await page.clock.install();
  await openAs(await makeStaff('Operator'), '/statistics');
  await page.clock.runFor(timer - 120_000);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(121_000);
  await expect(prompt(page)).toBeVisible();
});

test('a laptop that slept through the prompt wakes up logged out', async ({ page, makeStaff, openAs }) => {
  await page.clock.install();
  await openAs(await makeStaff('Operator'), '/statistics');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The clock jumps; at most one timer fires, as after a sleep.
  await page.clock.fastForward(8 * 3_600_000);
  await expect(page).toHaveURL('/login');
  await expect(page.getByTestId('toast')).toHaveText('Session expired, please log in again');
});

test('logging out ends the token on the server, clears everything kept, and Back does not return', async ({
  page,
  makeStaff,
  openAs,
  product,
}) => {
  const staff = await makeStaff('Operator');
  await openAs(staff, '/statistics');
  await page.getByRole('link', { name: 'User Manual' }).click();
  await expect(page).toHaveURL('/help');
  await page.getByRole('switch', { name: 'Demo Mode' }).click({ force: true });
  const token = (await page.evaluate(() => sessionStorage.getItem('access_token'))) ?? '';
  const loggedOut = page.waitForResponse(/\/recognition\/auth\/logout$/);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  expect((await loggedOut).status()).toBe(200);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-')))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('afc.demo'))).toBe('off');
  await expect(product.client(token)('analytics', {})).rejects.toMatchObject({ status: 401 });
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('logging out in one tab ends all tabs of the browser', async ({ page, makeStaff, openAs }) => {
  const staff = await makeStaff('Operator');
  await openAs(staff, '/statistics');
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => {
      window.open('/help', '_blank');
    }),
  ]);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('AFC user manual');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
});

test('logging out asks first where another tab holds something that was not sent', async ({
  page,
  makeStaff,
  openAs,
}) => {
  await openAs(await makeStaff('Operator'), '/check-upload');
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => {
      window.open('/help', '_blank');
    }),
  ]);
  await page.locator('input[type=file]').setInputFiles(sample('grace-hopper'));
  const row = page.getByRole('form', { name: 'grace-hopper.jpg' });
  await row.getByLabel('Email').fill('typed@example.org');
  await other.getByRole('button', { name: 'Log out' }).click();
  const question = other.getByRole('dialog', { name: 'Log out now?' });
  await expect(question).toContainText('Another tab is logged out too.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(row.getByLabel('Email')).toHaveValue('typed@example.org');
  await other.getByRole('button', { name: 'Log out' }).click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
});

test.describe('a tab whose time ran out unseen', () => {
  // What either tab was just asking for is refused once the token has ended.
  test.use({ allowedConsole: /status of 401/ });

  test('logs out the others too', async ({ page: forgotten, makeStaff, openAs }) => {
    const staff = await makeStaff('Operator');
    await openAs(staff, '/statistics');
    await expect(forgotten.getByRole('heading', { level: 1 })).toBeVisible();
    const other = await forgotten.context().newPage();
    await other.goto('/before.js');
    await other.evaluate((token) => sessionStorage.setItem('access_token', token), staff.token);
    await other.goto('/help');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await forgotten.evaluate(() => sessionStorage.setItem('access_token_received_at', '1'));
    await forgotten.reload();
    await expect(forgotten).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
  });
});
