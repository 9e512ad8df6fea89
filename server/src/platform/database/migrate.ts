import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { StartProblem } from '../base/start-problem.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { connectTimeoutMs } from './database.ts';
import { answerOf, reasonOf } from './database-away.ts';
import { requireOwnSessions } from './own-session.ts';

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

const oldestPostgres = 15;
const insufficientPrivilege = '42501';
const readOnlyTransaction = '25006';
const cures = new Map([
  [insufficientPrivilege, 'the account in DATABASE_URL must own its database'],
  [readOnlyTransaction, 'DATABASE_URL must lead to a server that can be written to, not to a copy of one'],
]);
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Brings the database up to date and returns the names of the migrations it applied. Safe to run from several processes. */
export async function migrate(url: string, folder: string = migrationsFolder): Promise<string[]> {
  const client = await connect(url);
  try {
    await refuseUnfit(client);
    await refusePooler(client, url);
    await answerOf(client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]));
    return await applyMissing(client, readMigrations(folder));
  } finally {
    await client.end(); // also gives the lock back
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'afc migrate',
  });
  client.on('error', () => undefined); // the running query rejects as well
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw unreachable(error);
  }
}

export function unreachable(error: unknown): StartProblem {
  return new StartProblem(`The database cannot be reached (${reasonOf(error)}): check DATABASE_URL.`);
}

async function refuseUnfit(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    "select current_setting('server_version') as version, current_setting('server_encoding') as encoding",
  );
  const { version = 'unknown', encoding = 'unknown' } = rows[0] ?? {};
  if (isTooOld(version))
    throw new StartProblem(`AFC needs PostgreSQL ${oldestPostgres} or newer, but DATABASE_URL leads to ${version}.`);
  if (encoding !== 'UTF8')
    throw new StartProblem(
      `AFC needs a database in UTF8, but DATABASE_URL leads to one in ${encoding}: make it with createdb --encoding=UTF8 --template=template0.`,
    );
}

/** Before the lock is taken: with such a pooler it would stay, and no AFC would start any more. */
async function refusePooler(client: pg.Client, url: string): Promise<void> {
  const other = await connect(url);
  try {
    await requireOwnSessions(client, other);
  } finally {
    await other.end();
  }
}

export function isTooOld(version: string): boolean {
  return !(Number.parseInt(version, 10) >= oldestPostgres);
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      return { name: file.slice(0, -'.sql'.length), text, checksum: createHash('sha256').update(text).digest('hex') };
    });
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  await ensureHistory(client);
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations');
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  refuseForeignHistory(applied, migrations);

  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of missing) await apply(client, migration);
  return missing.map(({ name }) => name);
}

async function ensureHistory(client: pg.Client): Promise<void> {
  try {
    await client.query(`create table if not exists migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  } catch (error) {
    const cure = error instanceof pg.DatabaseError && cures.get(error.code ?? '');
    if (!cure) throw error;
    throw new StartProblem(`AFC may not make its tables (${error.message}): ${cure}.`);
  }
}

function refuseForeignHistory(applied: Map<string, string>, migrations: Migration[]): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name))
      throw new StartProblem(
        `The database was made by a newer AFC (this one does not know migration ${name}): start that version, or restore the backup from before the upgrade.`,
      );
    if (known.get(name) !== checksum)
      throw new StartProblem(`Migration ${name} was changed after it had been applied to this database.`);
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(migration.text);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [migration.name, migration.checksum]);
    await client.query('commit');
  } catch (error) {
    await answerOf(client.query('rollback')); // where the connection is lost, that is what is said
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new StartProblem(`Migration ${migration.name} failed: ${reason}.`);
  }
}
