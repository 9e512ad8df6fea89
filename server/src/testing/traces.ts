import { sql } from '../platform/database/sql.ts';
import type { Context } from '../start/services/context.ts';

/** The tables in which some row holds the text, whatever the column. */
export async function tablesWith({ db }: Context, text: string): Promise<string[]> {
  const tables = await db.query<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.transaction(({ client: connection }) =>
      connection.query(`select 1 from ${name} as one where one::text ilike $1 limit 1`, [`%${text}%`]),
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

export async function storedPictures({ images }: Context): Promise<number> {
  let count = 0;
  for await (const _ of images.list()) count++;
  return count;
}
