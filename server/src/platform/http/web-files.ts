import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** The built web: hashed files are cached for ever, its one page never; every page address answers with it. */
export async function serveWebFiles(app: FastifyInstance): Promise<void> {
  await app.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1024 });
  if (!existsSync(webFolder)) return;
  await app.register(staticFiles, {
    root: webFolder,
    // A route for each of the hundreds of files takes as long as all the rest of the application.
    serve: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: cacheFor,
  });
  const files = webFiles();
  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, (request, reply) => {
    const path = request.params['*'];
    if (files.has(path)) return reply.sendFile(path);
    return isPage(request) ? reply.sendFile('index.html') : reply.callNotFound();
  });
}

/**
 * A page loaded before an update asks for scripts that are gone, and a program may misspell a call, with two slashes or
 * in capitals: neither must be given the page instead.
 */
export function isPage({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/+(api|recognition|assets)\//i.test(url);
}

function webFiles(): Set<string> {
  const entries = readdirSync(webFolder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map(({ parentPath, name }) => relative(webFolder, join(parentPath, name))));
}

function cacheFor(reply: FastifyReply, path: string): void {
  const immutable = path.includes('/assets/');
  reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
}
