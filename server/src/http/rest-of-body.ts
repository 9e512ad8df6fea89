import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';

/** A sender that takes longer is cut off. */
const patienceMs = 30_000;

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
    if (reply.raw.shouldKeepAlive && reply.getHeader('connection') !== 'close') return;
    await finished(raw, { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined);
  });
}
