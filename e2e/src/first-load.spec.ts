import { gzipSync } from 'node:zlib';
import { messages } from '@afc/contract/all-messages';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { hold } from './hold.ts';

const limit = 250_000;

for (const path of ['/login', '/statistics'])
  test(`the first load of ${path} needs at most 250 kB of compressed script`, async ({ page, makeStaff, openAs }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        sizes.push(response.body().then((body) => gzipSync(body).length));
    });
    if (path === '/login') await page.goto(path);
    else await openAs(await makeStaff('Operator'), path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(limit);
    test.info().annotations.push({ type: 'gzip bytes', description: String(total) });
  });

test('what every page needs comes in a few files, which hold no sentence of either language', async ({ product }) => {
  const textOf = async (path: string) => (await fetch(product.address + path)).text();
  const scripts = (await textOf('/login')).match(/\/assets\/[^"]+\.js/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.length).toBeLessThanOrEqual(6);
  const code = (await Promise.all(scripts.map(textOf))).join('');
  for (const { badRequest } of Object.values(messages)) expect(code).not.toContain(badRequest);
});

test('a page in the menu brings its own script only when it is opened', async ({ page, makeStaff, openAs }) => {
  await openAs(await makeStaff('Operator'), '/statistics');
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.getByRole('link', { name: 'User Manual' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AFC user manual');
  expect(scripts.length).toBeGreaterThan(0);
});

test('a script that an update took away is not found, while every page address answers with the page', async ({
  page,
}) => {
  const statusOf = async (path: string) => (await page.request.get(path)).status();
  expect(await statusOf('/list-clear')).toBe(200);
  expect(await statusOf('/assets/page-of-yesterday.js')).toBe(404);
});

test("while the script is on its way the product's sign stands there", async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  const sign = page.getByRole('img', { name: 'AFC' });
  await expect(sign).toHaveCSS('opacity', '1');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sign).toHaveCount(0);
});

test.describe('a script that does not come at the start', () => {
  test.use({ allowedConsole: /Failed to load resource|Failed to fetch dynamically imported module/ });

  for (const [what, scripts] of [
    ['of the language', '**/assets/es-*.js'],
    ['of the page itself', '**/assets/index-*.js'],
  ] as const)
    test(`${what} is named in both languages, with a way to try again`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('afc.language', 'es'));
      await page.route(scripts, (route) => route.abort());
      await page.goto('/login');
      await expect(page.getByRole('alert')).toHaveText(
        /Connection error, please try again in a few minutes\..*Error de conexión/s,
      );
      await page.unroute(scripts);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    });
});

test('the first words stand in the typeface of the product, so that nothing moves when it comes', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h1')) return;
      observer.disconnect();
      document.documentElement.dataset.typeface = String(document.fonts.check("1rem 'Inter Variable'"));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-typeface', 'true');
});
