import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../platform/database/migrate.ts';
import { createEmptyDatabase, type TestDatabase } from './database.ts';

const migrations = fileURLToPath(new URL('../platform/database/migrations', import.meta.url));

/** A database as it was before this migration, for what it does with the rows it finds. */
export async function createDatabaseBefore(migration: string): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'afc-migrations-'));
  try {
    for (const file of readdirSync(migrations).filter((name) => name < migration))
      cpSync(join(migrations, file), join(folder, file));
    const database = await createEmptyDatabase();
    await migrate(database.url, folder);
    return database;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
