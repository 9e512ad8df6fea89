import { expect, test } from 'vitest';
import { printInLight } from './print.ts';

test('a dark page is printed light, and is dark again afterwards', () => {
  const root = document.documentElement;
  root.setAttribute('data-mantine-color-scheme', 'dark');
  printInLight();
  dispatchEvent(new Event('beforeprint'));
  expect(root.getAttribute('data-mantine-color-scheme')).toBe('light');
  dispatchEvent(new Event('afterprint'));
  expect(root.getAttribute('data-mantine-color-scheme')).toBe('dark');
});
