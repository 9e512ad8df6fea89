import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordEvent } from '../../accounts/audit/store.ts';
import { systemActor } from '../../platform/base/actor.ts';
import { copyDatabase } from '../../platform/database/copy-database.ts';
import type { Database } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { Statement, sql } from '../../platform/database/sql.ts';
import { startJobs } from '../../platform/jobs/jobs.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createEmptyDatabase, type TestDatabase } from '../../testing/database.ts';
import { samplePicture, screened, upload } from '../../testing/petitions.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';
import { runCommand } from '../../testing/terminal.ts';

let app: TestApp;
let target: TestDatabase;
const dataFolder = mkdtempSync(join(tmpdir(), 'afc-copy-'));

beforeAll(async () => {
  app = await createTestApp();
  target = await createEmptyDatabase();
});
afterAll(async () => {
  await app.close();
  await target.drop();
  rmSync(dataFolder, { recursive: true, force: true });
});

const fromEmbedded = () =>
  runCommand(['copy-database'], { env: { AFC_DATA: dataFolder, DATABASE_URL: target.url, AFC_SAMPLES: 'none' } });

async function contentOf(db: Database): Promise<Map<string, unknown>> {
  const tables = await db.query<{ name: string }>(sql`
    select c.oid::regclass::text as name from pg_class c
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations' or oid = 'pgboss.job'::regclass
    order by 1`);
  const content = new Map<string, unknown>();
  for (const { name } of tables)
    content.set(name, await db.query(new Statement([`select t::text as row from ${name} t order by 1`], [])));
  return content;
}

it('says what to set, and where there is nothing to copy', async () => {
  const nowhere = await runCommand(['copy-database'], { env: { AFC_DATA: dataFolder } });
  expect([nowhere.exitCode, nowhere.messages]).toEqual([1, expect.stringMatching(/^Set DATABASE_URL to the empty/)]);
  const nothing = await fromEmbedded();
  expect([nothing.exitCode, nothing.messages]).toEqual([
    1,
    expect.stringMatching(/^There is no embedded PostgreSQL in/),
  ]);
});

it('copies the embedded PostgreSQL of a data folder into an empty database, once', async () => {
  const added = [
    'staff',
    'add',
    'ada@example.org',
    '--firstname',
    'Ada',
    '--lastname',
    'Example',
    '--role',
    'Operator',
  ];
  await runCommand(['migrate'], { env: { AFC_DATA: dataFolder } });
  await runCommand(added, { env: { AFC_DATA: dataFolder } });
  expect(await fromEmbedded()).toMatchObject({
    exitCode: 0,
    output: expect.stringMatching(/^Copied \d+ rows\. Start/),
  });
  const there = { env: { DATABASE_URL: target.url } };
  expect((await runCommand(['staff', 'list'], there)).output).toContain('ada@example.org');
  expect((await runCommand(['audit', 'verify'], there)).output).toContain('The audit trail is whole: 1 event.');
  expect((await fromEmbedded()).messages).toContain('already used by an AFC: give one that is empty.');
});

it('leaves out no row, no waiting petition and no number, and the trail stays closed', async () => {
  const { client } = await app.as('Administrator');
  const worker = await app.startWorker();
  await screened(client, { firstname: 'Ñ "\\{,}', lastname: "O'Brien\t" }, [await samplePicture('grace-hopper')]);
  await screened(client, { firstname: 'Grace' }, [await samplePicture('grace-hopper')]);
  await worker.stop();
  await upload(client, { firstname: 'Waiting' }, [await samplePicture('geronimo')]);
  const { db, log, config } = app.context;
  const copy = await createEmptyDatabase();
  await migrate(copy.url);
  await (await startJobs(copy.db, log, config.jobs)).close();
  await copyDatabase({ from: db.url, to: copy.url, alsoTables: ['pgboss.job'] });

  const [before, after] = [await contentOf(db), await contentOf(copy.db)];
  expect(before.get('faces')).toHaveLength(2);
  expect(before.get('pgboss.job')).toHaveLength(3);
  expect(after).toEqual(before);
  const numbers = sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`;
  expect(await copy.db.query(numbers)).toEqual(await db.query(numbers));
  await expect(copy.db.query(sql`delete from audit_events`)).rejects.toThrow();
  await copy.drop();
});

it('copies a change that is under way, and keeps others waiting: none is left behind', async () => {
  const { db } = app.context;
  const copy = await createEmptyDatabase();
  await migrate(copy.url);
  const subject = { subjectKind: 'list', subjectId: 'Under way' } as const;
  const { copying } = await db.transaction(async (tx) => {
    await recordEvent(tx, { actor: systemActor, requestId: 'test', action: 'list.removed', ...subject });
    const begun = copyDatabase({ from: db.url, to: copy.url });
    await somebodyWaits(db);
    return { copying: begun };
  });
  await copying;
  const events = sql`select action from audit_events where subject_id = ${subject.subjectId}`;
  expect(await copy.db.query(events)).toEqual([{ action: 'list.removed' }]);
  await copy.drop();
});
