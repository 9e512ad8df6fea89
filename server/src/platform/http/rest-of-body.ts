import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';

/** How long a sender has whose connection closes with the answer. */
const patienceMs = 30_000;
/** In that time the rest comes as fast as over the slowest line, about 10 kB a second, or is not waited for. */
const leastBytes = 300_000;

/**
 * Lets a sender finish a body that is not wanted, so that it can read the answer. A proxy whose connection is closed
 * meanwhile answers 502, and takes the server for broken.
 */
export function readRestOfBody(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete) return;
    raw.unpipe();
    raw.resume();
    // A connection that stays open is read on after the answer. One that closes is not, so the body is read first.
    if (reply.raw.shouldKeepAlive && reply.getHeader('connection') !== 'close') return cutOffIfSlow(raw);
    await finished(raw, { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined);
  });
}

/** Whoever sends the rest byte by byte would keep the connection for as long as the longest upload may take. */
function cutOffIfSlow(request: IncomingMessage): void {
  const { socket } = request;
  let read = socket.bytesRead;
  const watch = setInterval(() => {
    if (socket.bytesRead - read < leastBytes) socket.destroy();
    read = socket.bytesRead;
  }, patienceMs);
  request.once('close', () => clearInterval(watch));
}
