import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts';
import { findPaths } from '../platform/database/embedded/places.ts';
import { migrate } from '../platform/database/migrate.ts';
import { templateDatabase, withDatabase } from './database-url.ts';

/** One real PostgreSQL for the whole run, with a migrated template that every test's own database is copied from. */
export async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
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
