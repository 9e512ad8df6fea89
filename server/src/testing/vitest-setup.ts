import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import { findPaths } from '../database/embedded/places.ts';
import { migrate } from '../database/migrate.ts';
import { templateDatabase, withDatabase } from './database-url.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Leads to the maintenance database of the PostgreSQL that all tests share. */
    databaseUrl: string;
    /** Goes with the run, and all in it. */
    testFolder: string;
  }
}

/** One real PostgreSQL for the whole run, with a migrated template that every test's own database is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildServer();
  project.onTestsRerun(buildServer);
  const dataFolder = mkdtempSync(join(tmpdir(), 'afc-test-'));
  chmodSync(dataFolder, 0o711); // as root, PostgreSQL's own user must get through
  const remove = () => {
    rmSync(findPaths(dataFolder).folder, { recursive: true, force: true });
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    const postgres = await startEmbeddedPostgres({ dataFolder, log: { info: () => undefined }, durable: false });
    const stop = async () => {
      await postgres.stop();
      remove();
    };
    await makeTemplate(postgres.adminUrl).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    project.provide('databaseUrl', postgres.adminUrl);
    project.provide('testFolder', dataFolder);
    return stop;
  } catch (error) {
    remove();
    throw error;
  }
}

async function makeTemplate(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  await migrate(withDatabase(adminUrl, templateDatabase));
}

/** For the processes and threads that tests start, and the kernel of the face search; nothing to do where nothing changed. */
function buildServer(): void {
  const script = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [script, 'kernel', 'server'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the server could not be built');
}
