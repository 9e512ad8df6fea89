import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { AppError } from '../base/errors.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { DatabaseAndClock } from '../database/database-and-clock.ts';
import { sql } from '../database/sql.ts';

/** What counts attempts, and names whose they are by a key nobody can guess. */
export interface AttemptNeeds extends DatabaseAndClock {
  readonly secret: string;
}

export interface AttemptLimit {
  readonly what: 'login-address' | 'login-account' | 'reset-address' | 'reset-account' | 'client';
  /** Whose attempts; stored only as a keyed hash, for it may be an email or an address. */
  readonly whose: string;
  readonly max: number;
  readonly windowSeconds: number;
}

/** Groups of an IPv6 address, of eight, that name its network. */
const networkGroups = 4;

/**
 * By what the attempts from an address are counted. With IPv6 that is its network, such as 2001:db8:1:2 of 2001:db8:1:2::7:
 * whoever has one address of a network has all of them.
 */
export function networkOf(told: string): string {
  // Some proxies add the port, which differs for each connection.
  const address = told.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (!isIPv6(address) || address.includes('.')) return address;
  const [start = [], end] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = end ? Array<string>(8 - start.length - end.length).fill('0') : [];
  const network = [...start, ...zeros, ...(end ?? [])].slice(0, networkGroups);
  return network.every((group) => Number.parseInt(group, 16) === 0) ? address : network.join(':');
}

/** The requests of an API client are counted over this time. */
export const clientWindowSeconds = 60;

const keyOf = (needs: { readonly secret: string }, { what, whose }: Pick<AttemptLimit, 'what' | 'whose'>) =>
  createHmac('sha256', needs.secret).update(`${what}:${whose}`).digest('base64url');

/** Who has to wait longer than this is told for how many minutes. */
const aMomentSeconds = 60;

/** Counts one attempt, in every process alike; more than the limit in its window is a 429. */
export async function countAttempt(needs: AttemptNeeds, limit: AttemptLimit): Promise<void> {
  const now = needs.now();
  const windowBegan = new Date(now.getTime() - limit.windowSeconds * 1000);
  const [row] = await needs.db.query<{ count: number; window_start: Date }>(sql`
    insert into attempts (key, count, window_start) values (${keyOf(needs, limit)}, 1, ${now})
    on conflict (key) do update set
      count = case when attempts.window_start < ${windowBegan} then 1 else attempts.count + 1 end,
      window_start = case when attempts.window_start < ${windowBegan} then ${now} else attempts.window_start end
    returning count, window_start`);
  if (!row || row.count <= limit.max) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((row.window_start.getTime() - windowBegan.getTime()) / 1000));
  if (retryAfterSeconds <= aMomentSeconds) throw new AppError('tooManyRequests', { retryAfterSeconds });
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw new AppError('tooManyAttempts', { retryAfterSeconds, values: { minutes } });
}

export async function forgetAttempts(
  needs: { readonly db: Database; readonly secret: string },
  limit: Pick<AttemptLimit, 'what' | 'whose'>,
): Promise<void> {
  await needs.db.query(sql`delete from attempts where key = ${keyOf(needs, limit)}`);
}

interface ForgettingNeeds extends DatabaseAndClock {
  readonly config: Config;
}

/** Those whose window is over, so that nobody fills the disk with attempts under made-up names. */
export async function forgetOldAttempts({ config, db, now }: ForgettingNeeds): Promise<void> {
  const longestSeconds = Math.max(config.loginAttempts.windowSeconds, clientWindowSeconds);
  const before = new Date(now().getTime() - longestSeconds * 1000);
  await db.query(sql`delete from attempts where window_start < ${before}`);
}
