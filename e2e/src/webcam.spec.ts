import { expect } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { test as base } from './fixtures.ts';

// A browser with a camera for this test alone: as an option of the worker's browser it would need another worker, and
// with it another product.
const test = base.extend({
  context: async ({ playwright }, use) => {
    const browser = await playwright.chromium.launch({
      executablePath: chromiumPath(),
      args: [...chromiumFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    });
    await use(await browser.newContext());
    await browser.close();
  },
});

test('a picture taken with the camera becomes one row, with a double click too', async ({
  page,
  makeStaff,
  openAs,
}) => {
  await openAs(await makeStaff('Operator'), '/single-upload');
  await page.getByRole('button', { name: 'Use camera' }).click();
  await page.getByRole('button', { name: 'Take picture' }).dblclick();
  const row = page.getByRole('form', { name: /^webcam-\d{6}\.jpg$/ });
  await expect(row).toBeVisible();
  await expect(row.getByRole('img', { name: /Preview of webcam/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('form')).toHaveCount(1);
});
