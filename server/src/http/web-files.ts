import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The built web: hashed files are cached for ever, its one page never; every page address answers with it. */
export async function serveWebFiles(app: FastifyInstance): Promise<void> {
  await app.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1024 });
  if (!existsSync(webFolder)) return;
  await app.register(staticFiles, {
    root: webFolder,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: cacheFor,
  });
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    // A page from before an update asks for scripts that are gone: it must not take the page for one.
    if (/^\/(api|recognition|assets)\//.test(request.url)) return reply.callNotFound();
    return reply.sendFile('index.html');
  });
}

function cacheFor(reply: FastifyReply, path: string): void {
  const immutable = path.includes('/assets/');
  reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
}
