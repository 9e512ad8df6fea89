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

// Where a script does not come, the product's sign would stand there for ever. No language is here yet, so both are spoken.
addEventListener(
  'error',
  ({ target }) => {
    const sign = document.querySelector('.starting');
    if (!sign || !(target === window || target instanceof HTMLScriptElement)) return;
    const trouble = document.createElement('div');
    trouble.className = 'not-started';
    trouble.role = 'alert';
    for (const [language, sentence, again] of [
      ['en', 'Connection error, please try again in a few minutes.', 'Try again'],
      ['es', 'Error de conexión, inténtelo de nuevo en unos minutos.', 'Reintentar'],
    ]) {
      const part = trouble.appendChild(document.createElement('p'));
      part.lang = language;
      part.textContent = `${sentence} `;
      const button = part.appendChild(document.createElement('button'));
      button.textContent = again;
      button.onclick = () => location.reload();
    }
    sign.replaceWith(trouble);
  },
  true,
);
