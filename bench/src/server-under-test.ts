import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@afc/contract/client';
import { hashPassword } from '@afc/server/accounts/staff/passwords';
import { openSession } from '@afc/server/accounts/staff/sessions';
import { insertStaff } from '@afc/server/accounts/staff/store';
import { readConfig } from '@afc/server/platform/config/config';
import { createDatabase } from '@afc/server/platform/database/database';
import { startEmbeddedPostgres } from '@afc/server/platform/database/embedded/embedded-postgres';
import { migrate } from '@afc/server/platform/database/migrate';
import { createApp } from '@afc/server/start/app/app';
import { exitOnSignals } from '@afc/server/start/cli/exit-on-signals';
import type { Context } from '@afc/server/start/services/context';
import { startServices } from '@afc/server/start/services/start-services';
import { removeAtExit } from './remove-at-exit.ts';

export interface ServerUnderTest {
  readonly context: Context;
  readonly base: string;
  readonly token: string;
  readonly client: Client;
  close(): Promise<void>;
}

/**
 * A whole AFC of its own, on a durable PostgreSQL of its own. Its folder is removed afterwards, unless AFC_BENCH_DATA
 * names one to keep: then what one run filled in serves the next.
 */
export async function startServerUnderTest(): Promise<ServerUnderTest> {
  const kept = process.env.AFC_BENCH_DATA;
  const dataFolder = kept ?? mkdtempSync(join(tmpdir(), 'afc-bench-'));
  mkdirSync(dataFolder, { recursive: true });
  chmodSync(dataFolder, 0o711); // as root, PostgreSQL's own user must get through
  exitOnSignals();
  if (!kept) removeAtExit(dataFolder);
  const postgres = await startEmbeddedPostgres({ dataFolder, log: { info: () => undefined } });
  await migrate(postgres.url);
  const db = createDatabase(postgres.url);
  const config = readConfig({
    AFC_DATA: dataFolder,
    AFC_LOG_LEVEL: 'error',
    AFC_SAMPLES: 'none',
    AFC_MODELS: join(tmpdir(), 'afc-bench-models'),
  });
  const services = await startServices({ config, db });
  const { context } = services;
  const app = await createApp(context);
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const token = await signIn(context);
  return {
    context,
    base,
    token,
    client: createClient({ base, headers: () => ({ authorization: `Bearer ${token}` }) }),
    close: async () => {
      await app.close();
      await services.close();
      await db.close();
      await postgres.stop();
    },
  };
}

async function signIn(context: Context): Promise<string> {
  const staff = await insertStaff(context.db, {
    firstname: 'Bench',
    lastname: 'Operator',
    email: `${randomUUID()}@example.org`,
    role: 'Administrator',
    password_hash: await hashPassword(randomUUID()),
  });
  if (!staff) throw new Error('a random email was taken');
  return openSession(context, context.db, staff);
}
