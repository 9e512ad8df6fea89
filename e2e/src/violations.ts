import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The short form of the same: the browser reads it in half the time. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

// To describe everything that is right takes axe longer than to find what is wrong.
const resultTypes: axe.RunOptions['resultTypes'] = ['violations'];
const rules: Record<'light' | 'dark', axe.RunOptions> = {
  light: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes },
  // Nothing but colours differs, and these are the rules that look at them.
  dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, resultTypes },
};

/** What axe finds wrong with the page when all of it is there, in light and in dark. */
export async function violationsOf(page: Page): Promise<string[]> {
  // What waits for its answer is pale.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // Once a page: to read axe takes the browser almost as long as to run it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found: string[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    const { violations } = await page.evaluate(
      async ({ value, wanted }) => {
        document.documentElement.setAttribute('data-mantine-color-scheme', value);
        // Half way from one colour to another nothing has contrast; what never ends, such as a loader, is not waited for.
        const passing = document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
        await Promise.allSettled(passing.map(({ finished }) => finished));
        return window.axe.run(wanted);
      },
      { value: scheme, wanted: rules[scheme] },
    );
    for (const { id, nodes } of violations)
      found.push(`${scheme}: ${id} at ${nodes.map(({ html }) => html).join(' | ')}`);
  }
  return found;
}
