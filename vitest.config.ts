import { defineConfig } from 'vitest/config';

const conditions = ['source', 'module', 'node', 'development|production'];

// From Node 25 on a storage of its own, which is none without a file, stands where the test's window has one.
const noStorageOfNode = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : [];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source', 'node'] } },
  test: {
    // On a small machine one core less would be half of it.
    maxWorkers: '100%',
    // Modules keep caches at most, and what a page keeps is reset after each test: files can share them, and the
    // application is not loaded anew for each.
    isolate: false,
    // What comes for sure comes late on a busy machine, and one that others share may stand still for two minutes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{contract,screening,server,scripts,bench}/**/*.test.ts'],
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
