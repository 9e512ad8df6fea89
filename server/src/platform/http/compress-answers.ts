import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * A page of cases, a long trail, a report. What is shorter is there as soon without it. Tokens, keys and secrets come in
 * answers that are far shorter: nobody who counts bytes on the way learns anything about them.
 */
const fromBytes = 32 * 1024;

/** Compresses long answers of the routes registered after this. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: fromBytes,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
