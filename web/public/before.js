// Runs before everything else, as a file of its own: the page's policy allows no inline script.

// Nor does it allow compiled code, which the contract's schemas would otherwise try.
globalThis.__zod_globalConfig = { jitless: true };

// A dark page must not flash white before its first paint.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('afc.theme');
  } catch {
    // A browser that refuses storage gets the system's choice.
  }
  const dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
