import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/**
 * A page of cases, a long trail, a report. What is shorter is there as soon without it. Tokens, keys and secrets come in
 * answers that are far shorter: nobody who counts bytes on the way learns anything about them.
 */
const fromBytes = 32 * 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const ways = {
  br: (text: string) => toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => toGzip(text),
};

/** Compresses long answers of the routes registered after this, outside of the thread that answers. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook<unknown>('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || Buffer.byteLength(payload) < fromBytes) return payload;
    const way = wayOf(request.headers['accept-encoding'] ?? '');
    if (!way) return payload;
    reply.header('content-encoding', way);
    return ways[way](payload);
  });
}

/** The better one of those that the caller takes. */
function wayOf(accepted: string): keyof typeof ways | undefined {
  const takes = (name: string) =>
    accepted.split(',').some((each) => {
      const [encoding = '', weight = ''] = each.toLowerCase().split(';');
      return encoding.trim() === name && !/^\s*q=0(\.0*)?\s*$/.test(weight);
    });
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}
