import type { Server, Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** While connections come without a pause. */
const longestAcceptingMs = 5_000;
/** A busy proxy uses its connections in this time. Browsers connect in advance, and may never ask over it. */
const longestSilenceMs = 1_000;

/**
 * Whoever connected in time is answered, and told with the answer that it is the last over this connection. One that
 * lies idle is not closed at once: a proxy may just be sending the next request over it. So proxies lose none, whether
 * they connect anew for each or keep their connections.
 */
export function giveLastAnswers(app: FastifyInstance): void {
  let ending = false;
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (ending) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async ({ socket }) => {
    // Its answer had begun before, and did not say that it is the last. Nobody would close what is idle only now.
    if (ending && !app.server.listening) socket.end();
  });
  app.addHook('preClose', async () => {
    ending = true;
    const before = [...open];
    await Promise.race([Promise.all(before.map(closed)), pause(longestSilenceMs)]);
    closeSilent(before);
    await acceptAllWaiting(app.server);
    setTimeout(() => closeSilent(open), longestSilenceMs).unref();
  });
}

const closed = (socket: Socket): Promise<void> => new Promise((resolve) => socket.once('close', () => resolve()));

function closeSilent(sockets: Iterable<Socket>): void {
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
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
