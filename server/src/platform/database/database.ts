import pg from 'pg';
import { codeOf } from '../base/error-code.ts';
import { answerOf } from './database-away.ts';
import type { Statement } from './sql.ts';

export interface Queryable {
  query<Row>(statement: Statement): Promise<Row[]>;
}

export interface Transaction extends Queryable {
  client: pg.PoolClient;
}

export interface Database extends Queryable {
  /** Commits when the work resolves, rolls back when it rejects. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  pool: pg.Pool;
  /** For connections of one's own, such as one that listens. */
  url: string;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  maxConnections?: number;
  /** Told when an idle connection breaks; gets the error's code only, because messages may quote data. */
  onConnectionLost?: (code: string) => void;
  /** How long an answer may take before the connection is given up. */
  answerTimeoutMs?: number;
}

const statementTimeoutMs = 30_000;
/**
 * PostgreSQL itself ends what takes longer than a statement may. Silence after that means that its machine is gone or
 * stands still: the system would wait for a quarter of an hour, and all that need a connection with it.
 */
const usualAnswerTimeoutMs = statementTimeoutMs + 5_000;
export const connectTimeoutMs = 10_000;
/** An idle peer that vanished without a word is noticed within half a minute: by default the system asks after two hours. */
export const heartbeat = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: options.answerTimeoutMs ?? usualAnswerTimeoutMs,
    onConnect: settle,
    application_name: 'afc',
    ...heartbeat,
    types: columnTypes(),
  });
  let closing = false;
  // Without a listener one broken idle connection would end the process; the pool replaces it by itself.
  pool.on('error', (error) => {
    if (!closing) options.onConnectionLost?.(codeOf(error) ?? error.name);
  });

  return {
    pool,
    url,
    query: (statement) => run(pool, statement),
    transaction: (work) => transaction(pool, work),
    close: () => {
      closing = true;
      return pool.end();
    },
  };
}

/**
 * Limits on times, and what AFC counts on whatever the server, the database or the account prefers: times written as pg
 * reads them, and transactions that see what others have committed while they waited. By a statement, because PgBouncer
 * refuses connections that begin with such a wish. The pool waits for the promise, although its types do not say so.
 */
function settle(client: pg.ClientBase): unknown {
  return client.query(`set statement_timeout = ${statementTimeoutMs};
    set idle_in_transaction_session_timeout = ${2 * statementTimeoutMs};
    set datestyle to 'ISO, YMD'; set timezone to 'UTC'; set default_transaction_isolation to 'read committed'`);
}

async function run<Row>(target: pg.Pool | pg.PoolClient, statement: Statement): Promise<Row[]> {
  const { name, text, values } = statement;
  const result = await answerOf(target.query({ ...(name === undefined ? {} : { name }), text, values: [...values] }));
  return result.rows;
}

async function transaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await answerOf(pool.connect());
  let broken: Error | undefined;
  // While a connection is lent out the pool does not listen: unheard, its loss would end the process.
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await answerOf(client.query('begin'));
    const result = await work({ client, query: (statement) => run(client, statement) });
    await answerOf(client.query('commit'));
    return result;
  } catch (error) {
    broken = isSilence(error) ? error : ((await rollback(client)) ?? broken);
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

/** What pg says when no answer came in time: whoever is silent is not asked to roll back. */
function isSilence(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** A connection that cannot even roll back must not return to the pool. */
async function rollback(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error('rollback failed');
  }
}

/** Counts come as numbers, a calendar date stays the text it is; nothing global is changed. */
function columnTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  const { INT8, DATE } = pg.types.builtins;
  types.setTypeParser(INT8, Number);
  types.setTypeParser(DATE, String);
  return types;
}
