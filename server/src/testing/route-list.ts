import type { FastifyInstance } from 'fastify';

/** Every route the application answers, as 'METHOD path', read from fastify's own tree. */
export function routeList(app: FastifyInstance): string[] {
  const paths: string[] = [];
  const routes: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', path = '', methods = ''] = /^([│\s]*)[├└]── (.+?) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    if (!path) continue;
    const depth = indent.length / 4;
    paths[depth] = (paths[depth - 1] ?? '') + path;
    for (const method of methods.split(', ')) routes.push(`${method} ${paths[depth]}`);
  }
  return routes;
}
