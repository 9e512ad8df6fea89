import { createDatabase, type Database } from '@afc/server/platform/database/database';
import { sql } from '@afc/server/platform/database/sql';

/** Names made of syllables: many different ones, with letters as unevenly spread as in real names. */
const syllables = `array['ma','ri','an','na','jo','han','el','sa','ka','lo','be','ra','vi','to','mi','chel','fer','nan',
  'do','gar','cia','lo','pez','mar','tin','gon','za','lez','ro','drig','uez','san','chez','pe','rez','kov','ski','ova',
  'ström','berg','lund','çak','mül','ler','schmidt','ng','uyen','tran','li','wang','zhou','o','con','nor','mac','don']`;

/**
 * So many processed records, written without going through uploads: 85% clear, 8% consider, 5% rejected, 2%
 * blacklisted, over three years; every considered one has a match.
 */
export async function fillRecords(db: Database, count: number): Promise<void> {
  const [there] = await db.query<{ count: number }>(sql`select count(*) as count from petitions`);
  if ((there?.count ?? 0) >= count) return;
  // A million rows take longer than the product lets any statement take.
  const filling = createDatabase(db.url, { maxConnections: 1, answerTimeoutMs: 0 });
  try {
    await filling.pool.query("set statement_timeout = 0; set maintenance_work_mem = '512MB'");
    await fill(filling, count);
  } finally {
    await filling.close();
  }
}

async function fill(db: Database, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.client.query('alter table petitions disable trigger petitions_are_tallied');
    await tx.client.query('alter table petitions disable trigger petitions_names_are_noted');
    await tx.client.query('drop index petitions_email_parts');
    await tx.client.query(`select setseed(0.42)`);
    await tx.client.query(`
      create temporary table names on commit drop as
      with parts as (select ${syllables} as s)
      select n, initcap(s[1 + floor(random() * 56)] || s[1 + floor(random() * 56)]
          || case when random() < .5 then s[1 + floor(random() * 56)] else '' end) as name
      from parts, generate_series(1, 40000) n`);
    await tx.client.query('create unique index on names (n)');
    await tx.client.query(`
      create temporary table people on commit drop as
      select gen_random_uuid() as id, n, random() as dice, 1 + floor(random() * random() * 4000)::int as first_n,
        1 + floor(random() * 40000)::int as last_n
      from generate_series(1, ${Math.trunc(count)}) n`);
    await tx.client.query(`
      insert into petitions (id, user_id, kind, status, result_status, source, match_count, registered_at,
        firstname_search, lastname_search, email_search)
      select id, gen_random_uuid(), 'user', 'processed',
        case when dice < .85 then 'clear' when dice < .93 then 'consider' when dice < .98 then 'kycRejected'
          else 'blacklist' end,
        case when dice between .85 and .93 or dice >= .98 then 'ai' else '' end,
        case when dice between .85 and .93 then 1 else 0 end,
        timestamptz '2023-01-01' + people.n * (interval '3 years' / ${Math.trunc(count)}),
        lower(first.name), lower(last.name), lower(first.name || '.' || last.name) || people.n || '@example.org'
      from people join names first on first.n = first_n join names last on last.n = last_n`);
    await tx.client.query(`
      insert into persons (petition_id, firstname, lastname, email, date_birth, country_residence_name,
        country_nationality_name, doc_expire_at, doc_id, doc_type, submitted_by, doc_id_key, email_key)
      select id, first.name, last.name, first.name || '.' || last.name || people.n || '@example.org', '1980-01-01', 'Spain',
        'Spain', '2030-01-01', 'X' || people.n, 'PASSPORT', 'bench', 'X' || people.n,
        lower(first.name || '.' || last.name) || people.n || '@example.org'
      from people join names first on first.n = first_n join names last on last.n = last_n`);
    await tx.client.query(`
      insert into results select id, now(), false, false, false, false, false, '{}', '[]', 'bench' from people`);
    await tx.client.query(`
      insert into decisions (petition_id, at, cause, actor_kind, actor_id, actor_name, to_status, to_source, rule,
        policy_version)
      select id, now(), 'screening', 'system', 'system', 'system', result_status, source,
        case when match_count > 0 then 'face' end, 'bench'
      from petitions join people using (id)`);
    await tx.client.query(`
      insert into pictures (key, petition_id, position, width, height, outcome)
      select replace(id::text, '-', ''), id, 0, 512, 600, 'face' from people`);
    await tx.client.query(`
      insert into matches (petition_id, record_id, user_guid, source, confirmed, rule, score, threshold, reasons, face)
      select people.id, other.id, other.id::text, 'ai', false, 'face', .6, .45, '{face}', '{"cosine":0.6,
        "considerThreshold":0.45,"blacklistThreshold":0.55,"strangerOdds":1000000,"gallerySize":1000000,"model":"bench"}'
      from people join people other on other.n = people.n + 1 where people.dice between .85 and .93`);
    await tx.client.query(`
      create index petitions_email_parts on petitions using gin (email_search gin_trgm_ops) with (fastupdate = off)`);
    await tx.client.query('insert into search_firstnames select distinct firstname_search from petitions');
    await tx.client.query('insert into search_lastnames select distinct lastname_search from petitions');
    await tx.client.query('alter table petitions enable trigger petitions_names_are_noted');
    await tx.client.query('alter table petitions enable trigger petitions_are_tallied');
    await tx.client.query(`
      insert into totals select kind, status, coalesce(result_status, ''), source, match_count > 0, count(*)
      from petitions group by 1, 2, 3, 4, 5`);
    await tx.client.query(`
      insert into totals_by_day
      select (registered_at at time zone 'UTC')::date, kind, status, coalesce(result_status, ''), source,
        match_count > 0, count(*) from petitions group by 1, 2, 3, 4, 5, 6`);
  });
  for (const table of [
    'petitions',
    'search_firstnames',
    'search_lastnames',
    'persons',
    'results',
    'pictures',
    'matches',
    'decisions',
    'totals',
    'totals_by_day',
  ])
    await db.pool.query(`vacuum analyze ${table}`);
  // What the million left to be written to the disk is not what is measured.
  await db.pool.query('checkpoint');
}

/** Parts of names that filters may ask for, each with how many records have it: at most `most`. */
export async function nameFragments(
  db: Database,
  column: 'firstname' | 'lastname',
  length: number,
  most: number,
): Promise<{ fragment: string; hits: number }[]> {
  const text = column === 'firstname' ? sql`firstname_search` : sql`lastname_search`;
  const candidates = await db.query<{ fragment: string }>(sql`
    select distinct substr(name, at, ${length}::int) as fragment
    from (select ${text} as name from petitions tablesample system (0.2)) people,
      generate_series(1, length(name) - ${length}::int + 1) at order by 1`);
  const fragments: { fragment: string; hits: number }[] = [];
  // Evenly over the alphabet.
  const step = Math.max(1, Math.floor(candidates.length / 150));
  for (let index = 0; index < candidates.length && fragments.length < 100; index += step) {
    const fragment = candidates[index]?.fragment ?? '';
    const [row] = await db.query<{ hits: number }>(
      sql`select count(*) as hits from petitions where ${text} like ${`%${fragment}%`}`,
    );
    if (row && row.hits <= most) fragments.push({ fragment, hits: row.hits });
  }
  return fragments;
}
