import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartProblem } from '../../platform/base/start-problem.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Services } from '../services/start-services.ts';
import { createApp } from './app.ts';
import { listenProblem } from './listen-problem.ts';

export interface Serving {
  readonly address: string;
  close(): Promise<void>;
}

/** How long the requests under way may take when AFC ends. */
const usualPatienceMs = 10_000;

/** Fails early where AFC could not listen: before the administrator's password is shown, which is shown only once. */
export async function requirePort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen({ host, port }), 'listening');
  } catch (error) {
    throw new StartProblem(listenProblem(error, { host, port }));
  } finally {
    probe.close();
  }
}

/** Listens; closing finishes the requests under way, and fails where it had to cut off some. */
export async function serve({ context }: Pick<Services, 'context'>, patienceMs = usualPatienceMs): Promise<Serving> {
  const { host, port, publicUrl } = context.config;
  const app = await createApp(context);
  try {
    const address = await app.listen({ host, port });
    // With port 0 the system chooses one, which only the listener knows.
    return { address: port === 0 ? address : publicUrl, close: () => finish(app, patienceMs) };
  } catch (error) {
    await app.close();
    throw new StartProblem(listenProblem(error, { host, port }));
  }
}

async function finish(app: FastifyInstance, patienceMs: number): Promise<void> {
  let isCut = false;
  const late = setTimeout(() => {
    isCut = true;
    app.server.closeAllConnections();
  }, patienceMs);
  await app.close();
  clearTimeout(late);
  if (isCut) throw new Error('requests under way were cut off');
}
