import pg from 'pg';
import { StartProblem } from '../base/start-problem.ts';

interface Table {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** Whose rows its own refer to. */
  readonly needs: readonly string[];
}

export interface Copying {
  readonly from: string;
  readonly to: string;
  /** Of other schemas, which the target has too. */
  readonly alsoTables?: readonly string[];
  readonly report?: (done: number, total: number) => void;
}

const rowsAtOnce = 1_000;
/** Values travel as text: whatever the settings of either side, they are written and read alike. */
const sameText = "set datestyle to 'ISO'; set intervalstyle to 'postgres'; set timezone to 'UTC'";

/** Copies all rows of one AFC database into another one that nobody has used yet; both have the same tables. */
export async function copyDatabase({ from, to, alsoTables = [], report }: Copying): Promise<number> {
  const [source, target, guard] = [connection(from), connection(to), connection(from)];
  const all = [source, target, guard];
  try {
    await Promise.all(all.map((client) => client.connect()));
    // A command that comes meanwhile may use the source as well. Every change is written into the trail: it waits there,
    // and fails in the end, instead of being left behind.
    await guard.query('begin; lock table audit_events in exclusive mode');
    await source.query(`${sameText}; begin isolation level repeatable read, read only`);
    await target.query(`${sameText}; begin`);
    const done = await copyAll(source, target, alsoTables, report);
    await target.query('commit');
    return done;
  } finally {
    await Promise.all(all.map((client) => client.end())); // what is not committed never was
  }
}

function connection(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url, application_name: 'afc copy' });
  client.on('error', () => undefined); // the running query rejects as well
  return client;
}

async function copyAll(
  source: pg.Client,
  target: pg.Client,
  alsoTables: readonly string[],
  report: Copying['report'],
): Promise<number> {
  const tables = inOrder(await tablesOf(target, alsoTables));
  const own = tables.map(({ name }) => name).filter((name) => !alsoTables.includes(name));
  await target.query(`lock table ${own.join(', ')} in access exclusive mode`);
  await refuseUsed(target);
  // What triggers note of a row is copied as well; and the trail may only be emptied, as here, before it begins.
  for (const name of own) await target.query(`alter table ${name} disable trigger user`);
  await target.query(`truncate ${own.join(', ')}`);

  let total = 0;
  for (const { name } of tables) total += await countOf(source, name);
  let done = 0;
  for (const table of tables)
    await copyTable(source, target, table, (rows) => {
      done += rows;
      report?.(done, total);
    });
  await copySequences(source, target);
  for (const name of own) await target.query(`alter table ${name} enable trigger user`);
  return done;
}

async function tablesOf(client: pg.Client, alsoTables: readonly string[]): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.oid::regclass::text as name,
       (select json_agg(json_build_object('name', quote_ident(attname), 'type', format_type(atttypid, atttypmod))
          order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       (select coalesce(json_agg(confrelid::regclass::text), '[]') from pg_constraint
        where conrelid = c.oid and contype = 'f') as needs
     from pg_class c
     where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname <> 'migrations'
       or c.oid = any($1::text[]::regclass[])`,
    [alsoTables],
  );
  return rows;
}

/** Each after those that it refers to. */
function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const isWaiting = (name: string) => tables.some((table) => table.name === name && !ordered.includes(table));
  while (ordered.length < tables.length) {
    const next = tables.find((table) => !ordered.includes(table) && !table.needs.some(isWaiting));
    if (!next) throw new Error('Tables refer to each other in a circle.');
    ordered.push(next);
  }
  return ordered;
}

async function refuseUsed(target: pg.Client): Promise<void> {
  const { rows } = await target.query(
    'select from staff union all select from petitions union all select from audit_events limit 1',
  );
  if (rows.length > 0)
    throw new StartProblem('The database of DATABASE_URL is already used by an AFC: give one that is empty.');
}

async function countOf(source: pg.Client, name: string): Promise<number> {
  const { rows } = await source.query<{ count: string }>(`select count(*) from ${name}`);
  return Number(rows[0]?.count ?? 0);
}

async function copyTable(
  source: pg.Client,
  target: pg.Client,
  { name, columns }: Table,
  onCopied: (rows: number) => void,
): Promise<void> {
  const names = columns.map((column) => column.name);
  await source.query(
    `declare copied cursor for select ${names.map((column) => `${column}::text`).join()} from ${name}`,
  );
  const insert = `insert into ${name} (${names.join()}) overriding system value
    select ${columns.map(({ type }, index) => `c${index}::${type}`).join()}
    from unnest(${names.map((_, index) => `$${index + 1}::text[]`).join()}) as r(${names.map((_, index) => `c${index}`).join()})`;
  for (;;) {
    const { rows } = await source.query<(string | null)[]>({
      text: `fetch ${rowsAtOnce} from copied`,
      rowMode: 'array',
    });
    if (rows.length === 0) break;
    await target.query(
      insert,
      names.map((_, index) => rows.map((row) => row[index] ?? null)),
    );
    onCopied(rows.length);
  }
  await source.query('close copied');
}

async function copySequences(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows } = await source.query<{ name: string; last: string }>(
    `select quote_ident(sequencename) as name, last_value as last from pg_sequences
     where schemaname = current_schema() and last_value is not null`,
  );
  for (const { name, last } of rows) await target.query('select setval($1::text::regclass, $2)', [name, last]);
}
