import pg from 'pg';
import type { Logger } from 'pino';
import { openLastingConnection } from './lasting-connection.ts';

/** Hears what other processes announce with pg_notify. */
export interface Notifications {
  /** The handler also runs after a lost connection came back, since announcements may have been missed. */
  on(channel: string, handler: () => void): Promise<void>;
  close(): Promise<void>;
}

export async function createNotifications(url: string, log: Logger): Promise<Notifications> {
  const handlers = new Map<string, Set<() => void>>();
  const connection = await openLastingConnection(url, {
    name: 'afc notifications',
    begin: async (client) => {
      client.on('notification', ({ channel }) => {
        for (const handler of handlers.get(channel) ?? []) handler();
      });
      for (const channel of handlers.keys()) await client.query(listenTo(channel));
    },
    onLost: () => log.warn('the connection for notifications was lost'),
    onBack: () => {
      log.info('the connection for notifications is back');
      for (const set of handlers.values()) for (const handler of set) handler();
    },
  });
  return {
    on: async (channel, handler) => {
      const set = handlers.get(channel) ?? new Set();
      handlers.set(channel, set.add(handler));
      await connection.query(listenTo(channel));
    },
    close: () => connection.close(),
  };
}

const listenTo = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`;
