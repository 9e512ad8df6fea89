import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './src/chromium.ts';
import { patienceMs } from './src/patience.ts';

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/start-once.ts',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // A product with its own PostgreSQL runs per worker; two cores carry two of them.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 2 * patienceMs,
  expect: { timeout: 0.5 * patienceMs },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // Traces cost more time than the tests; ask for them with --trace on.
    trace: 'off',
  },
});
