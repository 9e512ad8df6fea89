import { expect, type Page } from '@playwright/test';

/** No page is wider than the screen, at the latest once it has followed a change of that: the menu folds a moment after. */
export async function expectToFit(page: Page, path?: string): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, path).toBe(page.viewportSize()?.width);
}
