import pg from 'pg';
import { connectTimeoutMs, heartbeat } from './database.ts';

const reconnectMs = 1_000;

/** One connection beside the pool, for what lives as long as its session: listening, or a lock. */
export interface LastingConnection {
  query(text: string): Promise<void>;
  close(): Promise<void>;
}

export interface LastingConnectionOptions {
  readonly name: string;
  /** What every session begins with. */
  readonly begin: (client: pg.Client) => Promise<void>;
  readonly onLost?: () => void;
  readonly onBack?: () => void;
}

/** A connection that comes back by itself when it is lost. */
export async function openLastingConnection(
  url: string,
  { name, begin, onLost, onBack }: LastingConnectionOptions,
): Promise<LastingConnection> {
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: connectTimeoutMs,
      ...heartbeat,
    });
    // Until it has begun it is only an attempt: whoever made it makes the next, or none.
    fresh.on('error', () => undefined);
    try {
      await fresh.connect();
      await begin(fresh);
    } catch (error) {
      void fresh.end().catch(() => undefined);
      throw error;
    }
    fresh.on('error', reconnect);
    fresh.on('end', reconnect);
    return fresh;
  }

  function reconnect(): void {
    if (closed || retry) return;
    onLost?.();
    retry = setTimeout(attempt, reconnectMs);
  }

  function attempt(): void {
    connect().then(
      (fresh) => {
        retry = undefined;
        client = fresh;
        if (closed) void fresh.end();
        else onBack?.();
      },
      () => {
        if (!closed) retry = setTimeout(attempt, reconnectMs);
      },
    );
  }

  return {
    query: async (text) => {
      await client.query(text);
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client.end();
    },
  };
}
