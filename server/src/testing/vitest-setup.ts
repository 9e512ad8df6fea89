import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Leads to the maintenance database of the PostgreSQL that all tests share. */
    databaseUrl: string;
    /** Goes with the run, and all in it. */
    testFolder: string;
    /** For how long a test waits for what must happen. */
    patienceMs: number;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildServer();
  project.onTestsRerun(buildServer);
  // What Vitest loads before the tests themselves comes from what was built, which a fresh clone has only now.
  const { startTestPostgres } = await import('./test-postgres.ts');
  return startTestPostgres(project);
}

/** For the processes and threads that tests start, and what is read from the build; nothing to do where nothing changed. */
function buildServer(): void {
  const script = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [script, 'kernel', 'screening', 'networks', 'server', 'fonts'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the server could not be built');
}
