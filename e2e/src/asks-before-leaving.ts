import { expect, type Page } from '@playwright/test';

/** Reloads the page, sees the browser ask, and stays. */
export async function asksBeforeLeaving(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  const reload = page.evaluate(() => location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await reload;
}
