import type { Server, Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { unavailable } from '../errors.ts';

/** While connections come without a pause. */
const longestAcceptingMs = 5_000;
/** Browsers connect in advance, and may never ask over it. */
const longestSilenceMs = 1_000;

/**
 * Whoever connected in time is answered; what then still comes over the same connection is for another server. So a
 * proxy that connects anew for each request loses none.
 */
export function refuseWhileEnding(app: FastifyInstance): void {
  let ending = false;
  const used = new WeakSet<Socket>();
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('onRequest', async ({ socket }) => {
    if (ending && used.has(socket)) throw unavailable();
    used.add(socket);
  });
  app.addHook('preClose', async () => {
    ending = true;
    await acceptAllWaiting(app.server);
    setTimeout(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }, longestSilenceMs).unref();
  });
}

/** Node accepts one connection a turn; the system cuts off those that wait when the port is closed. */
async function acceptAllWaiting(server: Server): Promise<void> {
  const started = performance.now();
  let quietTurns = 0;
  const onConnection = () => {
    quietTurns = 0;
  };
  server.on('connection', onConnection);
  // The first may end the turn in which this began, without a look at the port.
  while (quietTurns < 2 && performance.now() - started < longestAcceptingMs) {
    quietTurns++;
    await turn();
  }
  server.off('connection', onConnection);
}
