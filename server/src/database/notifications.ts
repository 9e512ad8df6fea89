import pg from 'pg';
import type { Logger } from 'pino';

/** Hears what other processes announce with pg_notify. */
export interface Notifications {
  /** The handler also runs after a lost connection came back, since announcements may have been missed. */
  on(channel: string, handler: () => void): Promise<void>;
  close(): Promise<void>;
}

const reconnectMs = 1_000;

export async function createNotifications(url: string, log: Logger): Promise<Notifications> {
  const handlers = new Map<string, Set<() => void>>();
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'afc notifications', keepAlive: true });
    fresh.on('notification', ({ channel }) => {
      for (const handler of handlers.get(channel) ?? []) handler();
    });
    fresh.on('error', () => reconnect());
    fresh.on('end', () => reconnect());
    await fresh.connect();
    for (const channel of handlers.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    return fresh;
  }

  function reconnect(): void {
    if (closed || retry) return;
    log.warn('the connection for notifications was lost');
    const attempt = () => {
      connect().then(
        (fresh) => {
          retry = undefined;
          client = fresh;
          for (const set of handlers.values()) for (const handler of set) handler();
        },
        () => {
          if (!closed) retry = setTimeout(attempt, reconnectMs);
        },
      );
    };
    retry = setTimeout(attempt, reconnectMs);
  }

  return {
    on: async (channel, handler) => {
      const set = handlers.get(channel) ?? new Set();
      handlers.set(channel, set.add(handler));
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client.end();
    },
  };
}
