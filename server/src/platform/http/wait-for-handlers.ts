import type { FastifyInstance } from 'fastify';

/**
 * Makes closing wait for the handlers of the routes registered after this, not only for connections. A handler whose
 * caller hung up or was cut off still has to remove what it stored so far.
 */
export function waitForHandlers(app: FastifyInstance): void {
  const atWork = new Set<Promise<unknown>>();
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = async function noted(request, reply) {
      const work = Promise.resolve(handler.call(this, request, reply));
      atWork.add(work);
      try {
        return await work;
      } finally {
        atWork.delete(work);
      }
    };
  });
  app.addHook('onClose', async () => {
    await Promise.allSettled(atWork);
  });
}
