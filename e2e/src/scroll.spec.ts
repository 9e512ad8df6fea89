import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { hold } from './hold.ts';
import { elevenCalled } from './people.ts';

test.use({ viewport: { width: 390, height: 800 } });

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((top) => window.scrollTo(0, top), top);
  // The browser tells that the page was scrolled with its next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
};

test('how far a page was scrolled survives a reload, and Back after one, also where its skeleton is shorter', async ({
  page,
  makeStaff,
  openAs,
}) => {
  const staff = await makeStaff('Operator');
  await elevenCalled('Scrolling', staff.call);
  const rows = page.getByTestId('result');
  await openAs(staff, '/list-consider');
  await expect(rows).toHaveCount(10);
  await scrollTo(page, 900);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(900);

  await rows.nth(5).getByRole('link').click();
  await expect(page.getByTestId('match').first()).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('match').first()).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(10);
  await expect.poll(() => scrolled(page)).toBe(900);

  // A page that was not open before starts at its top.
  await page.goto('/help');
  await expect(page.getByRole('article')).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await scrollTo(page, 4000);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(4000);
});

test('it survives a reload also where several parts come one after another, in other heights than their skeletons', async ({
  page,
  makeStaff,
  openAs,
}) => {
  await openAs(await makeStaff('Administrator'), '/settings');
  const nothingLoads = () => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('table').first()).toBeVisible();
  await nothingLoads();
  await scrollTo(page, 1500);
  const release = await hold(page, '**/api/staff');
  await page.reload();
  // All but one, which is the first on the page.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  await expect.poll(() => scrolled(page)).toBe(1500);
  release();
  await nothingLoads();
  await expect.poll(() => scrolled(page)).toBe(1500);
});

test('whoever scrolls or presses a key before the data came stays there, and another page stays at its top', async ({
  page,
  makeStaff,
  openAs,
}) => {
  const staff = await makeStaff('Operator');
  const reloaded = async () => {
    await scrollTo(page, 4000);
    const release = await hold(page, '**/api/policy');
    await page.reload();
    await expect(page.getByRole('status').getByText('Loading')).toBeAttached();
    // The router scrolled as far as the skeleton goes.
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    return release;
  };
  await openAs(staff, '/help');
  await expect(page.getByRole('article')).toBeVisible();
  for (const act of [() => scrollTo(page, 100), () => page.mouse.wheel(0, -20), () => page.keyboard.press('Shift')]) {
    const release = await reloaded();
    await act();
    const chosen = await scrolled(page);
    release();
    await expect(page.getByRole('article')).toBeVisible();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await scrolled(page)).toBeLessThanOrEqual(chosen);
    await page.unrouteAll();
  }

  await elevenCalled('Leaving', staff.call);
  await openAs(staff, '/list-consider');
  await page.getByTestId('result').first().getByRole('link').click();
  await expect(page.getByTestId('match').first()).toBeVisible();
  await scrollTo(page, 1200);
  const release = await hold(page, /recognition/);
  await page.reload();
  await expect(page.getByRole('status').getByText('Loading')).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL('/list-consider');
  release();
  await expect(page.getByTestId('result')).toHaveCount(10);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await scrolled(page)).toBe(0);
});
