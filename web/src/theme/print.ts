const scheme = 'data-mantine-color-scheme';

/** Paper is white: a dark page is printed in the light colours. */
export function printInLight(): void {
  const root = document.documentElement;
  let shown: string | null = null;
  addEventListener('beforeprint', () => {
    shown = root.getAttribute(scheme);
    root.setAttribute(scheme, 'light');
  });
  addEventListener('afterprint', () => root.setAttribute(scheme, shown ?? 'light'));
}
