import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@afc/contract/client';
import type { Role } from '@afc/contract/vocabulary';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { hashPassword } from '../accounts/staff/passwords.ts';
import { openSession } from '../accounts/staff/sessions.ts';
import { insertStaff, type StaffRow } from '../accounts/staff/store.ts';
import { readConfig } from '../platform/config/config.ts';
import { createApp } from '../start/app/app.ts';
import { startWorker, type Worker } from '../start/background/worker.ts';
import type { Context } from '../start/services/context.ts';
import { startServices } from '../start/services/start-services.ts';
import { createTestDatabase } from './database.ts';
import { comparingAnswers } from './documented-answers.ts';
import { sharedFacePool } from './shared-face-pool.ts';
import { sharedNameScreener } from './shared-name-screener.ts';

export interface TestStaff {
  readonly staff: StaffRow;
  readonly password: string;
  readonly token: string;
  readonly client: Client;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly base: string;
  /** Nobody's client. */
  readonly client: Client;
  clientWith(headers: Record<string, string>): Client;
  /** A fresh staff member of that role, signed in. */
  as(role: Role): Promise<TestStaff>;
  /** Works off what is uploaded, until it is stopped or the application closes. */
  startWorker(): Promise<Worker>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly env?: Record<string, string>;
  readonly now?: () => Date;
}

/** The real application, listening, on a database of its own. Closing it fails if an answer was not as documented. */
export async function createTestApp({ env = {}, now }: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataFolder = await mkdtemp(join(inject('testFolder'), 'app-'));
  const config = readConfig({
    AFC_DATA: dataFolder,
    AFC_LOG_LEVEL: 'silent',
    AFC_SAMPLES: 'none',
    // Converted once for all tests of this machine.
    AFC_MODELS: join(tmpdir(), 'afc-test-models'),
    // Each thread loads the networks for itself, which takes longer than the few pictures of a test.
    FACE_THREADS: '1',
    DATABASE_URL: database.url,
    ...env,
  });
  const services = await startServices({
    config,
    db: database.db,
    openFacePool: sharedFacePool,
    createNameScreener: sharedNameScreener,
    ...(now ? { now } : {}),
  });
  const { context } = services;
  const { made: app, faults } = await comparingAnswers(() => createApp(context));
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const workers = new Set<Worker>();
  const clientWith = (headers: Record<string, string>) => createClient({ base, headers: () => headers });
  return {
    app,
    context,
    base,
    client: clientWith({}),
    clientWith,
    as: async (role) => {
      const password = randomUUID();
      const staff = await insertStaff(context.db, {
        firstname: role,
        lastname: 'Tester',
        email: `${randomUUID()}@example.org`,
        role,
        password_hash: await hashPassword(password),
      });
      if (!staff) throw new Error('a random email was taken');
      const token = await openSession(context, context.db, staff);
      return { staff, password, token, client: clientWith({ authorization: `Bearer ${token}` }) };
    },
    startWorker: async () => {
      const started = await startWorker(context, 2);
      const worker: Worker = { stop: async () => (workers.delete(worker) ? started.stop() : undefined) };
      workers.add(worker);
      return worker;
    },
    close: async () => {
      await Promise.all([...workers].map((worker) => worker.stop()));
      await app.close();
      await services.close();
      await database.drop();
      await rm(dataFolder, { recursive: true, force: true });
      if (faults.length > 0) throw new Error([...new Set(faults)].join('\n'));
    },
  };
}
