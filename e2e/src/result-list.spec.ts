import { expect } from '@playwright/test';
import { expectToFit } from './expect-to-fit.ts';
import { test } from './fixtures.ts';
import { hold } from './hold.ts';
import { elevenCalled, sample, submit } from './people.ts';

const titles = {
  '/list-clear': 'List of Clear',
  '/list-consider': 'List of Consider',
  '/list-blacklisted': 'List of blacklisted',
  '/list-rejected': 'List of Rejected',
  '/list-check': 'List of Check',
  '/list-matches': 'List of Matches',
};

test('the six lists have their titles and their search', async ({ page, makeStaff, openAs }) => {
  const staff = await makeStaff('Operator');
  for (const [path, title] of Object.entries(titles)) {
    await openAs(staff, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible();
  }
});

test('ten rows a page; filters, page and scroll survive Back and reload without standing in the address', async ({
  page,
  makeStaff,
  openAs,
  expectAccessible,
}) => {
  const staff = await makeStaff('Operator');
  await elevenCalled('Paging', staff.call);
  await openAs(staff, '/list-consider');
  await page.getByLabel('First name').fill('paging');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const rows = page.getByRole('table', { name: 'List of Consider' }).getByTestId('result');
  await expect(page.getByText('1–10 of 11')).toBeVisible();
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText('Face 1.00, consider from');
  await expect(rows.first()).toContainText('Consider');
  await expectAccessible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL('/list-consider');
  // The list stands there as it is until the script of the case has come.
  const release = await hold(page, '**/assets/*.js');
  await rows.last().getByRole('link').click();
  await expect(page).toHaveURL(/\/detail\/consider\//);
  await expect(page.getByLabel('First name')).toHaveValue('paging');
  await expect(page.getByText('11–11 of 11')).toBeVisible();
  release();
  await expect(page.getByTestId('match').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText('11–11 of 11')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('paging');
  await page.reload();
  await expect(page.getByText('11–11 of 11')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('paging');
  expect(page.url()).not.toContain('paging');

  await page.getByLabel('Email').fill('person11@');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  // To search for the same once more is to look whether there is somebody new.
  const again = page.waitForRequest('**/recognition/resultStatus/consider');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await again;
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');

  await page.setViewportSize({ width: 1440, height: 420 });
  await page.evaluate(() => window.scrollTo(0, 300));
  await rows.nth(6).getByRole('link').click();
  await expect(page).toHaveURL(/\/detail\/consider\//);
  await page.goBack();
  await expect(rows.nth(6)).toBeInViewport();
  await page.reload();
  await expect(rows.nth(6)).toBeInViewport();
});

test('a row is 44 px high, and so was the place kept for it', async ({ page, makeStaff, openAs }) => {
  const staff = await makeStaff('Operator');
  await submit(staff.call, sample('victor-emmanuel-iii'), { firstname: 'Victor', lastname: 'Emmanuel' });
  const release = await hold(page, '**/recognition/resultStatus/matches');
  await submit(staff.call, sample('victor-emmanuel-iii'), { firstname: 'Victor', lastname: 'Savoia' });
  await openAs(staff, '/list-matches');
  const place = page.getByRole('main').locator('[aria-busy="true"] .mantine-Skeleton-root').first().locator('..');
  expect(await place.boundingBox()).toMatchObject({ height: 44 });
  release();
  const row = page.getByTestId('result').first();
  for (const list of ['/list-matches', '/list-clear']) {
    if (!page.url().endsWith(list)) await page.goto(list);
    await expect(row).toContainText('checks could not run');
    expect(await row.boundingBox()).toMatchObject({ height: 44 });
  }
});

test('a case opened while the next page is on its way keeps its place in the page it stood on', async ({
  page,
  makeStaff,
  openAs,
}) => {
  const staff = await makeStaff('Operator');
  await elevenCalled('Turning', staff.call);
  await openAs(staff, '/list-consider');
  await page.getByLabel('First name').fill('turning');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('1–10 of 11')).toBeVisible();
  const release = await hold(page, '**/recognition/resultStatus/consider');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await page.getByTestId('result').nth(9).getByRole('link').click();
  await expect(page.getByText('10 of 11', { exact: true })).toBeVisible();
  release();
  const before = page.url();
  await page.keyboard.press('n');
  await expect(page.getByText('11 of 11', { exact: true })).toBeVisible();
  expect(page.url()).not.toBe(before);
});

test('a rejected person stands in a yellow border, a blacklisted one is struck through', async ({
  page,
  makeStaff,
  openAs,
  expectAccessible,
}) => {
  const staff = await makeStaff('Operator');
  await submit(staff.call, sample('wolfgang-amadeus-mozart'), {
    firstname: 'Wolfgang',
    lastname: 'Expired',
    docId: 'X-1',
    docExpireAt: '2001-01-01',
  });
  await openAs(staff, '/list-rejected');
  const rejected = page.getByTestId('result').filter({ hasText: 'Wolfgang Expired' });
  await expect(rejected).toContainText('The document is expired.');
  await expect(rejected).toContainText('Rejected');
  await expect(rejected).toHaveCSS('outline-color', 'rgb(214, 143, 16)');
  await expectAccessible();
  await rejected.getByRole('link').click();
  await page.getByRole('switch', { name: 'Blacklist Wolfgang Expired' }).click({ force: true });
  await page.getByRole('button', { name: 'Apply changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Updated', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/list-rejected');
  await page.getByRole('link', { name: 'Blacklist' }).click();
  const cancelled = page.getByTestId('result').filter({ hasText: 'Wolfgang Expired' });
  await expect(cancelled.getByRole('link')).toHaveCSS('text-decoration-line', 'line-through');
  await expectAccessible();
});

test('Demo Mode masks names and emails; at 360 px nothing overflows', async ({
  page,
  makeStaff,
  openAs,
  expectAccessible,
}) => {
  const staff = await makeStaff('Operator');
  await submit(staff.call, sample('marie-curie'), { firstname: 'Marie', lastname: 'Curie', email: 'mc@example.org' });
  await openAs(staff, '/list-matches');
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(staff, '/list-clear');
  const row = page.getByTestId('result').filter({ hasText: 'Marie Curie' });
  await expect(row).toBeVisible();
  await expectToFit(page);
  await expectAccessible();
  await page.getByRole('switch', { name: 'Demo Mode' }).click({ force: true });
  await expect(page.getByText('Curie')).toHaveCount(0);
  await expect(page.getByText('mc@example.org')).toHaveCount(0);
  await expect(page.getByTestId('result').first()).toContainText('*****');
});
