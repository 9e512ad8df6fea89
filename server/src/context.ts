import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Mailer } from './mail/mailer.ts';

/** What handlers and services work with. Made once at the start, in start-services.ts. */
export interface Context {
  readonly config: Config;
  readonly db: Database;
  readonly log: Logger;
  readonly now: () => Date;
  /** The key that signs tokens and picture addresses. */
  readonly secret: string;
  readonly mail: Mailer;
}
