import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

export default function setup(project: TestProject): void {
  buildEngines();
  project.onTestsRerun(buildEngines);
}

/** For the threads that tests start, and what is read from the build; nothing to do where nothing changed. */
function buildEngines(): void {
  const script = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [script, 'kernel', 'screening', 'networks'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the engines could not be built');
}
