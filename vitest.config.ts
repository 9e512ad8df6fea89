import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const conditions = ['source', 'module', 'node', 'development|production'];

// From Node 25 on a storage of its own, which is none without a file, stands where the test's window has one.
const noStorageOfNode = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : [];

// A test that hangs shows within half a minute. A machine that others share, such as the one that tests each change,
// may stand still for two.
const patienceMs = process.env.CI ? 300_000 : 30_000;

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source', 'node'] } },
  test: {
    // One more than cores: a test that waits for a process or for PostgreSQL leaves its core to another.
    maxWorkers: availableParallelism() + 1,
    // Modules keep caches at most, and what a page keeps is reset after each test: files can share them, and the
    // application is not loaded anew for each.
    isolate: false,
    provide: { patienceMs },
    testTimeout: patienceMs,
    hookTimeout: patienceMs,
    expect: { poll: { timeout: 0.8 * patienceMs } },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{contract,screening}/**/*.test.ts'],
          exclude: ['**/dist/**', '**/node_modules/**'],
          globalSetup: ['screening/src/testing/vitest-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,scripts,bench}/**/*.test.ts'],
          exclude: ['**/dist/**', '**/node_modules/**'],
          globalSetup: ['server/src/testing/vitest-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          execArgv: noStorageOfNode,
          setupFiles: ['web/src/testing/setup.ts'],
        },
      },
    ],
  },
});
