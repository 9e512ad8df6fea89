import { createHmac, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const makeKey = () => randomBytes(48).toString('base64url');

/** What everything is signed with: AFC_SECRET, or a key made once, the same for every process of this installation. */
export async function installationKey({ secret }: Pick<Config, 'secret'>, db: Database): Promise<string> {
  if (secret) return secret;
  await db.query(sql`insert into installation (secret) values (${makeKey()}) on conflict do nothing`);
  const [row] = await db.query<{ secret: string }>(sql`select secret from installation`);
  if (!row) throw new Error('The installation has no key: was its table emptied?');
  return row.secret;
}

interface KeyNeeds {
  readonly db: Database;
  readonly log: Logger;
  readonly secret: string;
}

/** Says so where the last server or worker started with another key: on purpose, by a slip, or both run now. */
export async function tellOtherKey({ db, log, secret }: KeyNeeds): Promise<void> {
  const print = createHmac('sha256', secret).update('key print').digest('base64url');
  const [last] = await db.query<{ print: string | null }>(sql`
    insert into installation (secret, key_print) values (${makeKey()}, ${print})
    on conflict (only_row) do update set key_print = excluded.key_print
    returning (select key_print from installation) as print`);
  if (last?.print && last.print !== print)
    log.warn(
      'AFC_SECRET is not that of the last start: everybody signs in anew, and every webhook has another secret. All servers and workers need the same',
    );
}
