import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type Database } from '@afc/server/platform/database/database';
import { startEmbeddedPostgres } from '@afc/server/platform/database/embedded/embedded-postgres';
import { migrate } from '@afc/server/platform/database/migrate';
import { exitOnSignals } from '@afc/server/start/cli/exit-on-signals';
import { countOf } from './arguments.ts';
import { report, rounded } from './figures.ts';
import { removeAtExit } from './remove-at-exit.ts';

/** The first migration that is measured. */
const first = '0031';
const migrations = join(import.meta.dirname, '../../server/src/platform/database/migrations');

/**
 * What the migrations of the decisions take on so many records of an earlier AFC, each with a match and its trail, and
 * for how long somebody who reads and writes meanwhile waits at most: `npm run bench -- migration [records]`.
 */
export async function bench(args: readonly string[]): Promise<void> {
  const records = countOf(args[0], 1_000_000);
  const folder = mkdtempSync(join(tmpdir(), 'afc-bench-'));
  chmodSync(folder, 0o711); // as root, PostgreSQL's own user must get through
  exitOnSignals();
  removeAtExit(folder);
  const postgres = await startEmbeddedPostgres({ dataFolder: folder, log: { info: () => undefined } });
  const db = createDatabase(postgres.url, { answerTimeoutMs: 0 });
  try {
    await migrate(postgres.url, migrationsBefore(join(folder, 'before')));
    await fill(db, records);
    const waits = watch(db);
    const start = performance.now();
    const done = await migrate(postgres.url, migrations);
    const seconds = (performance.now() - start) / 1_000;
    const { rows } = await db.pool.query('select count(*) as decisions from decisions');
    report({
      bench: 'migration',
      records,
      migrations: done.join(' '),
      decisions: rows[0]?.decisions,
      seconds: rounded(seconds),
      ...(await waits.stop()),
    });
  } finally {
    await db.close();
    await postgres.stop();
  }
}

function migrationsBefore(folder: string): string {
  mkdirSync(folder);
  for (const file of readdirSync(migrations).filter((name) => name < first))
    cpSync(join(migrations, file), join(folder, file));
  return folder;
}

/** One in five was reviewed, one in ten screened again, one in a hundred delisted. */
async function fill(db: Database, records: number): Promise<void> {
  const statements = [
    'set statement_timeout = 0',
    'alter table petitions disable trigger user',
    `create temporary table people as
      select gen_random_uuid() as id, n from generate_series(1, ${Math.trunc(records)}) n`,
    `insert into petitions (id, user_id, kind, status, result_status, source, match_count, version, registered_at,
        firstname_search, lastname_search, email_search)
      select id, id, 'user', 'processed', case when n % 5 = 0 then 'clear' else 'consider' end,
        case when n % 5 = 0 then '' else 'provider' end, 1, 1 + (n % 5 = 0)::int + (n % 10 = 1)::int + (n % 100 = 2)::int,
        now() - n * interval '1 minute', 'name ' || n, 'name', '' from people`,
    'alter table petitions enable trigger user',
    `insert into persons (petition_id, firstname, lastname, email, date_birth, country_residence_name,
        country_nationality_name, doc_expire_at, doc_id, doc_type, submitted_by)
      select id, 'name ' || n, 'name', '', '', '', '', '', '', '', 'bench' from people`,
    `insert into results (petition_id, processed_at, country_nationality_name_warn, country_residence_name_warn,
        doc_expire_at_warn, date_birth_warn, email_match, kyc_reasons, checks_not_run, policy_version)
      select id, now() - n * interval '1 minute', false, false, false, false, false, '{}', '[]', 'bench' from people`,
    `insert into matches (petition_id, user_guid, source, entry_status, confirmed, rank, score, threshold, reasons,
        provider)
      select id, 'E-' || n % 9000, 'provider', 'consider', false, 6, .8, .7,
        case when n % 100 = 2 then array['providerName', 'delisted'] else array['providerName'] end,
        jsonb_build_object('list', 'Made', 'reference', 'E-' || n % 9000, 'matchedName', repeat('name ', 40))
      from people`,
    `insert into review_comments (digest, salt, comment, petition_id)
      select md5(n::text), 'salt', 'seen', id from people where n % 5 = 0`,
    `insert into audit_events (number, at, actor_kind, actor_id, actor_name, action, subject_kind, subject_id, before,
        after, request_id, previous_hash, hash)
      select row_number() over (order by n, part), now() - n * interval '1 minute', 'staff', 'somebody', 'Somebody',
        (array['petition.submitted', 'petition.processed', 'result.applied', 'result.rescreened',
          'result.delisted'])[part], 'petition', id::text,
        case when part > 2 then '{"resultStatus":"consider","source":"provider"}'::jsonb end,
        case part when 3 then jsonb_build_object('resultStatus', 'clear', 'source', '', 'comment',
            jsonb_build_object('digest', md5(n::text)), 'matches', '[]'::jsonb)
          when 4 then '{"resultStatus":"consider","source":"ai"}' when 5
          then '{"resultStatus":"consider","source":"data","list":"Made"}' end, '', '', ''
      from people, generate_series(1, 5) part
      where part < 3 or part = 3 and n % 5 = 0 or part = 4 and n % 10 = 1 or part = 5 and n % 100 = 2`,
    'drop table people',
    'vacuum analyze',
    'checkpoint',
  ];
  const client = await db.pool.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    client.release(true);
  }
}

/** Somebody who reads a case and somebody who writes one, over and over. */
function watch({ pool }: Database) {
  let over = false;
  const longest = async (statement: string) => {
    let most = 0;
    while (!over) {
      const start = performance.now();
      await pool.query(statement);
      most = Math.max(most, performance.now() - start);
    }
    return Math.round(most);
  };
  const reading = longest(`select * from matches join petitions on petitions.id = petition_id
    where petition_id = (select id from petitions limit 1)`);
  const writing = longest(`insert into petitions (id, user_id, kind, status, registered_at, firstname_search,
      lastname_search, email_search)
    values (gen_random_uuid(), gen_random_uuid(), 'test', 'processing', now(), '', '', '')`);
  return {
    stop: async () => {
      over = true;
      return { longestReadMs: await reading, longestWriteMs: await writing };
    },
  };
}
