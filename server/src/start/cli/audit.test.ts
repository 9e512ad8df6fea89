import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { createEmptyDatabase } from '../../testing/database.ts';
import { runCommand } from '../../testing/terminal.ts';

const test = await createTestApp();
afterAll(() => test.close());

const afc = (args: string[]) => runCommand(args, { env: { DATABASE_URL: test.context.config.databaseUrl ?? '' } });

describe('audit', () => {
  it('verify says that the trail is whole and ends with what head prints', async () => {
    const { client } = await test.as('Administrator');
    await client('generateCredentials', { body: { name: 'one' } });
    const head = (await afc(['audit', 'head'])).output.trim();
    expect(head).toMatch(/^\d+:[0-9a-f]{64}$/);
    const verified = await afc(['audit', 'verify', '--head', head]);
    expect(verified.exitCode).toBe(0);
    expect(verified.output).toContain(`Head: ${head}`);
  });

  it('verify names the first event that was changed, and exits with 1', async () => {
    const other = await createTestApp();
    try {
      const { client, staff } = await other.as('Administrator');
      await client('generateCredentials', { body: { name: 'one' } });
      await client('generateCredentials', { body: { name: 'two' } });
      await other.context.db.query(sql`alter table audit_events disable trigger user`);
      await other.context.db.query(sql`update audit_events set actor_name = 'x' where number = 1`);
      const env = { DATABASE_URL: other.context.config.databaseUrl ?? '' };
      const { exitCode, output, messages } = await runCommand(['audit', 'verify'], { env });
      expect([exitCode, output]).toEqual([1, '']);
      expect(messages).toContain('Event 1 was changed: its content does not fit its hash.\n');
      expect(messages).not.toContain(staff.email);
    } finally {
      await other.close();
    }
  });

  it('verify needs an account that may read the events and the comments of reviewers, and no more', async () => {
    const { db, config } = test.context;
    await db.query(sql`create role audit_reader`);
    try {
      await db.query(sql`grant select on audit_events, review_comments to audit_reader`);
      const url = new URL(config.databaseUrl ?? '');
      url.searchParams.set('options', '-c role=audit_reader');
      const { exitCode, output } = await runCommand(['audit', 'verify'], { env: { DATABASE_URL: url.href } });
      expect([exitCode, output]).toEqual([0, expect.stringContaining('The audit trail is whole')]);
    } finally {
      await db.query(sql`drop owned by audit_reader`);
      await db.query(sql`drop role audit_reader`);
    }
  });

  it('verify refuses a head that is none', async () => {
    const { exitCode, messages } = await afc(['audit', 'verify', '--head', 'yesterday']);
    expect(exitCode).toBe(1);
    expect(messages).toContain("Expected what 'audit head' printed");
  });

  it('changes nothing, not even the tables of an old database', async () => {
    const empty = await createEmptyDatabase();
    try {
      const { exitCode, messages } = await runCommand(['audit', 'head'], { env: { DATABASE_URL: empty.url } });
      expect([exitCode, messages.split('\n').length]).toEqual([1, 2]);
      expect(messages).toContain('run npm run afc -- migrate');
      expect(await empty.db.query(sql`select 1 from pg_tables where schemaname = 'public'`)).toEqual([]);
    } finally {
      await empty.drop();
    }
  });
});
