import { randomBytes } from 'node:crypto';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Database } from './database/database.ts';
import { sql } from './database/sql.ts';
import { createMailer } from './mail/mailer.ts';

export interface Services {
  readonly context: Context;
  close(): Promise<void>;
}

export interface ServiceOptions {
  readonly config: Config;
  readonly db: Database;
  readonly log?: Logger;
  readonly now?: () => Date;
}

/** Makes everything that handlers and workers work with. */
export async function startServices({ config, db, ...options }: ServiceOptions): Promise<Services> {
  const log = options.log ?? createLog(config);
  const mail = createMailer(config, log);
  const secret = config.secret ?? (await installationSecret(db));
  const context: Context = { config, db, log, mail, secret, now: options.now ?? (() => new Date()) };
  return {
    context,
    close: async () => {
      await mail.close();
    },
  };
}

export function createLog(config: Config): Logger {
  return pino({ level: config.logLevel, redact: ['req.headers.authorization', 'req.headers["x-secret-key"]'] });
}

/** The same key for every process of this installation. */
async function installationSecret(db: Database): Promise<string> {
  const made = randomBytes(48).toString('base64url');
  await db.query(sql`insert into installation (secret) values (${made}) on conflict do nothing`);
  const [row] = await db.query<{ secret: string }>(sql`select secret from installation`);
  if (!row) throw new Error('The installation has no key: was its table emptied?');
  return row.secret;
}
