import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../platform/database/database.ts';
import { templateDatabase, withDatabase } from './database-url.ts';

export interface TestDatabase {
  url: string;
  db: Database;
  drop(): Promise<void>;
}

/** A migrated database of the test's own, on the PostgreSQL that all tests share. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createFrom(templateDatabase);
}

/** A database without any table, for tests of the migrations themselves. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createFrom('template0');
}

async function createFrom(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Nothing else writes to the template: copying its files takes half of what copying its pages through the log takes.
  await administer(`create database ${name} template ${template} strategy file_copy`);
  const url = withDatabase(inject('databaseUrl'), name);
  const db = createDatabase(url, { maxConnections: 5 });
  return {
    url,
    db,
    drop: async () => {
      await db.close();
      await administer(`drop database ${name} with (force)`);
    },
  };
}

async function administer(command: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}
