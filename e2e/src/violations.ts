import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // To describe everything that is right takes axe longer than to find what is wrong.
  resultTypes: ['violations'],
};

/** What axe finds wrong with the page as it stands, in light and in dark. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Once for both: to read axe takes the browser almost as long as to run it.
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const scheme of ['light', 'dark']) {
    const { violations } = await page.evaluate(
      ({ value, wanted }) => {
        document.documentElement.setAttribute('data-mantine-color-scheme', value);
        return window.axe.run(wanted);
      },
      { value: scheme, wanted: options },
    );
    for (const { id, nodes } of violations)
      found.push(`${scheme}: ${id} at ${nodes.map(({ html }) => html).join(' | ')}`);
  }
  return found;
}
