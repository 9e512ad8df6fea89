import type { Logger } from 'pino';
import type { Database } from './database.ts';
import type { Notifications } from './notifications.ts';

/** What everything needs that is kept in memory as the database has it. */
export interface Following {
  readonly db: Database;
  readonly notifications: Notifications;
  readonly log: Logger;
}
