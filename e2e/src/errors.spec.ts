import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { sample } from './people.ts';

test.use({ allowedConsole: /Failed to load resource|net::ERR/ });

/** Answers one path with this error, as the server's catalogue words it; counts how often it was asked. */
async function failing(page: Page, path: string, status: number, code: string) {
  const asked = { times: 0 };
  await page.route(`**${path}`, (route) => {
    asked.times += 1;
    return route.fulfill({ status, json: { error: { code, message: code } } });
  });
  return asked;
}

/** Runs in the page: how long the first toast stood, by the page's own clock. */
function watchToasts() {
  let shownAt = 0;
  new MutationObserver(() => {
    const stands = document.querySelector('[data-testid="toast"]') !== null;
    if (stands && shownAt === 0) shownAt = Date.now();
    if (!stands && shownAt > 0) document.documentElement.dataset.toastStood ??= String(Date.now() - shownAt);
  }).observe(document, { childList: true, subtree: true });
}

const catalogue = [
  [400, 'badRequest', 'Incorrect application, check that all fields have been filled in correctly.'],
  [403, 'forbidden', 'You do not have permission to access this content'],
  [500, 'internal', 'Connection error, please try again in a few minutes.'],
] as const;

for (const [status, code, sentence] of catalogue)
  test(`${status} shows its sentence at the top centre for 6000 ms, once`, async ({ page, makeStaff, openAs }) => {
    const asked = await failing(page, '/recognition/analytics', status, code);
    await page.addInitScript(watchToasts);
    await page.clock.install();
    await openAs(await makeStaff('Operator'), '/statistics');
    const toast = page.getByTestId('toast');
    await expect(toast).toHaveCount(1);
    await expect(toast).toHaveText(sentence);
    const said = page.getByText(sentence).filter({ visible: true });
    await expect(said).toHaveCount(1);
    const box = await toast.boundingBox();
    expect(box?.y).toBeLessThan(40);
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThanOrEqual(1);
    await page.clock.runFor(6_000);
    await expect(toast).toHaveCount(0);
    const stood = await page.evaluate(() => Number(document.documentElement.dataset.toastStood));
    // Its time begins with the message, a moment before it is painted.
    expect(stood).toBeGreaterThan(5_500);
    // A 4xx is never asked again; a passing trouble once.
    expect(asked.times).toBe(status >= 500 ? 2 : 1);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(said).toHaveCount(1);
  });

test('several calls that fail for one cause make one toast', async ({ page, makeStaff, openAs }) => {
  await failing(page, '/recognition/analytics', 403, 'forbidden');
  await failing(page, '/api/quick-panel/data', 403, 'forbidden');
  await openAs(await makeStaff('Operator'), '/statistics');
  await expect(page.getByTestId('toast')).toHaveCount(1);
  await page.getByRole('button', { name: 'Quick panel' }).click();
  await expect(page.getByRole('dialog').getByText('This could not be loaded')).toBeVisible();
  await expect(page.getByTestId('toast')).toHaveCount(1);
});

test('a revoked token logs out with its sentence, and the page is found again after signing in', async ({
  page,
  makeStaff,
  openAs,
  logIn,
  product,
}) => {
  const staff = await makeStaff('Operator');
  await openAs(staff, '/statistics');
  await expect(
    page.getByRole('table', { name: 'Registered users by current result' }).or(page.getByText('The trend begins')),
  ).toBeAttached();
  await expect(page.getByTestId('sidebar').getByText(staff.email)).toBeVisible();
  const token = (await page.evaluate(() => sessionStorage.getItem('access_token'))) ?? '';
  await product.client(token)('logout', {});
  await page.getByRole('link', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByTestId('toast')).toHaveText('Session expired, please log in again');
  expect(await page.evaluate(() => sessionStorage.getItem('access_token'))).toBeNull();
  await logIn(staff);
  await expect(page).toHaveURL('/list-clear');
});

test('somebody else who signs in after a lost session begins at the statistics', async ({
  page,
  makeStaff,
  openAs,
  logIn,
  product,
}) => {
  const staff = await makeStaff('Administrator');
  await openAs(staff, '/settings/audit');
  await expect(page.getByTestId('event').first()).toBeVisible();
  const token = (await page.evaluate(() => sessionStorage.getItem('access_token'))) ?? '';
  await product.client(token)('logout', {});
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await logIn(await makeStaff('Operator'));
  await expect(page).toHaveURL('/statistics');
});

test('too many attempts are told as such, and how long to wait', async ({ page, makeStaff, logIn, product }) => {
  const staff = await makeStaff('Operator');
  const wrong = () => product.client()('login', { body: { username: staff.email, password: 'wrong' } });
  for (let attempt = 0; attempt < 10; attempt += 1) await wrong().catch(() => {});
  await page.goto('/login');
  await logIn(staff);
  await expect(page.getByTestId('toast')).toHaveText('Too many attempts, please try again in 15 minutes.');
});

test('offline has a line of its own, sending says that nothing was sent, and the page recovers by itself', async ({
  page,
  context,
  makeStaff,
  openAs,
}) => {
  await openAs(await makeStaff('Operator'), '/settings');
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\. What you see may be old/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByTestId('toast')).toHaveText(/You are offline, nothing was sent/);
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline\. What/)).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your personal information was saved.')).toBeVisible();
});

test.describe('what is opened for the first time while offline', () => {
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('a page comes by itself when the connection is back, in its own style', async ({
    page,
    context,
    makeStaff,
    openAs,
  }) => {
    await openAs(await makeStaff('Operator'), '/settings');
    await expect(page.getByLabel('First name')).toHaveValue('Robin');
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline\. What/)).toBeVisible();
    await page.getByTestId('sidebar').getByRole('link', { name: 'AI Collision' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Collision');
    await expect(page.getByTestId('drop-zone')).toHaveCSS('border-top-style', 'dashed');
  });

  test('a panel stays closed, says so, and opens when the connection is back', async ({
    page,
    context,
    makeStaff,
    openAs,
  }) => {
    await openAs(await makeStaff('Operator'), '/settings');
    await expect(page.getByLabel('First name')).toHaveValue('Robin');
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline\. What/)).toBeVisible();
    await page.getByRole('button', { name: 'Quick panel' }).click();
    await expect(page.getByTestId('toast')).toHaveText(/^You are offline/);
    await expect(page.getByLabel('First name')).toHaveValue('Robin');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Quick panel' }).click();
    await expect(page.getByRole('dialog', { name: 'Quick panel' })).toBeVisible();
  });

  test('a language that cannot be fetched says so, and leaves the choice with the one that is spoken', async ({
    page,
    context,
    makeStaff,
    openAs,
  }) => {
    await openAs(await makeStaff('Operator'), '/settings');
    await page.getByRole('button', { name: 'Display settings' }).click();
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline\. What/)).toBeVisible();
    await page.getByText('Español').click();
    await expect(page.getByTestId('toast')).toHaveText(/^You are offline/);
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
    await context.setOffline(false);
    await page.getByText('Español').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajustes');
  });
});

test.describe('what is opened for the first time while nobody answers', () => {
  // A browser that remembers the failure loads everything anew when it is tried again.
  test.use({ allowedConsole: /Failed to load resource|Failed to fetch dynamically imported module/ });

  test('a page can be tried again, and nothing typed is lost', async ({ page, makeStaff, openAs }) => {
    await openAs(await makeStaff('Operator'), '/check-upload');
    await page.locator('input[type=file]').setInputFiles(sample('grace-hopper'));
    const row = page.getByRole('form', { name: 'grace-hopper.jpg' });
    await row.getByLabel('Email').fill('typed@example.org');
    const everything = /./;
    await page.route(everything, (route) => route.abort());
    const title = page.getByRole('heading', { level: 1 });
    const open = () => page.getByTestId('sidebar').getByRole('link', { name: 'AI Collision' }).click();
    await open();
    await expect(title).toHaveText('This could not be loaded');
    await page.goBack();
    await expect(row.getByLabel('Email')).toHaveValue('typed@example.org');
    await row.getByRole('button', { name: 'Delete' }).click();
    await open();
    await expect(title).toHaveText('This could not be loaded');
    await page.unroute(everything);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title).toHaveText('AI Collision');
  });
});

test('panels and languages lost on their way come when they are asked for again, and the page keeps what was typed', async ({
  page,
  makeStaff,
  openAs,
}) => {
  await openAs(await makeStaff('Operator'), '/settings');
  await page.getByLabel('First name').fill('Somebody');
  const scripts = /\/assets\/.+\.js/;
  await page.route(scripts, (route) => route.abort());
  await page.getByRole('button', { name: 'Quick panel' }).click();
  await expect(page.getByTestId('toast')).toHaveText('Connection error, please try again in a few minutes.');
  // Still not, and then it is remembered of both addresses.
  await page.getByTestId('toast').getByRole('button', { name: 'Close message' }).click();
  await page.getByRole('button', { name: 'Quick panel' }).click();
  await expect(page.getByTestId('toast')).toHaveText('Connection error, please try again in a few minutes.');
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Quick panel' }).click();
  await expect(page.getByRole('dialog', { name: 'Quick panel' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Display settings' }).click();
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await page.route(scripts, (route) => route.abort());
  await Promise.all([page.waitForEvent('requestfailed'), page.getByText('Español').click()]);
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await page.unroute(scripts);
  await page.getByText('Español').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajustes');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Nombre')).toHaveValue('Somebody');
});

test('a slow answer is named while it is awaited', async ({ page, makeStaff, openAs }) => {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/recognition/analytics', (route) => {
    held.push(() => route.continue());
  });
  await page.clock.install();
  await openAs(await makeStaff('Operator'), '/statistics');
  await expect.poll(() => held.length).toBe(1);
  await page.clock.runFor(8_500);
  await expect(page.getByText('The connection is slow, still waiting for an answer.')).toBeVisible();
  for (const release of held) await release();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByText('The connection is slow')).toBeHidden();
});

test('a message can be closed while a question waits, and stays at its place', async ({ page, makeStaff, openAs }) => {
  await makeStaff('Operator');
  await page.clock.install();
  await openAs(await makeStaff('Administrator'), '/settings');
  await page.getByRole('button', { name: 'Save' }).click();
  const toast = page.getByTestId('toast');
  await expect(toast).toHaveText('Your personal information was saved.');
  await toast.evaluate((card) => Promise.all(card.getAnimations().map((animation) => animation.finished)));
  const place = await toast.boundingBox();
  await page.getByRole('button', { name: 'Disable' }).first().click();
  const question = page.getByRole('dialog', { name: 'Disable this profile?' });
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused();
  expect(await toast.boundingBox()).toEqual(place);
  await toast.getByRole('button', { name: 'Close message' }).click();
  await expect(toast).toHaveCount(0);
  await expect(question).toBeVisible();

  await question.getByRole('button', { name: 'No' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Disable' }).first().click();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(toast).toHaveText('Your personal information was saved.');
  await page.clock.runFor(6_000);
  await expect(toast).toHaveCount(0);
});
