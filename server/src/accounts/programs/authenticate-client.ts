import { createHash, timingSafeEqual } from 'node:crypto';
import type { Actor } from '../../platform/base/actor.ts';
import { AppError } from '../../platform/base/errors.ts';
import type { Config } from '../../platform/config/config.ts';
import { sql } from '../../platform/database/sql.ts';
import type { AttemptNeeds } from '../../platform/http/attempts.ts';
import { clientWindowSeconds, countAttempt } from '../../platform/http/attempts.ts';

/** What knows a program by its keys, and counts what it asks. */
export interface ClientNeeds extends AttemptNeeds {
  readonly config: Config;
}

/** The secret is random, so a plain hash of it is safe to keep. */
export const hashSecretKey = (secretKey: string) => createHash('sha256').update(secretKey).digest('hex');

/** The client behind a pair of keys, within its rate. */
export async function authenticateClient(needs: ClientNeeds, apiKey: string, secretKey: string): Promise<Actor> {
  const [row] = await needs.db.query<{ id: string; name: string; secret_hash: string }>(sql`
    select id, name, secret_hash from credentials where api_key = ${apiKey} and revoked_at is null`);
  const given = Buffer.from(hashSecretKey(secretKey));
  const fits = row !== undefined && timingSafeEqual(Buffer.from(row.secret_hash), given);
  if (!fits) throw new AppError('credentialsNotValid');
  const max = needs.config.clientRequestsPerMinute;
  await countAttempt(needs, { what: 'client', whose: row.id, max, windowSeconds: clientWindowSeconds });
  await needs.db.query(sql`
    update credentials set last_used_at = ${needs.now()}
    where id = ${row.id} and (last_used_at is null or last_used_at < ${needs.now()}::timestamptz - interval '1 minute')`);
  return { kind: 'client', id: row.id, name: row.name };
}
