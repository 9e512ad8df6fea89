import type { FastifyInstance } from 'fastify';

/**
 * Closing waits for the handlers of the routes that follow, and not for connections alone: of whoever hung up, or was
 * cut off, what was kept so far is put away first.
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
