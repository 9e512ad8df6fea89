import { existsSync } from 'node:fs';

const known = [
  // Debian's Chromium without windows: the same engine; the tests take two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', ...known].find((candidate) => existsSync(candidate));
}

/** The system's own browser: nothing is downloaded for the tests. */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error('No Chromium was found. Install one or set CHROMIUM_PATH.');
  return path;
}

export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
