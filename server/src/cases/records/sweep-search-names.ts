import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** Forgets names that nobody has any more. Uploads wait for the lock, so none can count on a name just taken away. */
export async function sweepSearchNames({ db }: { readonly db: Database }): Promise<void> {
  for (const { known, column } of [
    { known: sql`search_firstnames`, column: sql`firstname_search` },
    { known: sql`search_lastnames`, column: sql`lastname_search` },
  ]) {
    const unused = sql`not exists (select from petitions where ${column} = name)`;
    const names = await db.query<{ name: string }>(sql`select name from ${known} where ${unused}`);
    if (names.length === 0) continue;
    await db.transaction(async (tx) => {
      await tx.query(sql`lock table ${known} in share row exclusive mode`);
      const candidates = names.map(({ name }) => name);
      await tx.query(sql`delete from ${known} where name = any(${candidates}::text[]) and ${unused}`);
    });
  }
}
