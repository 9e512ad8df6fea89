import type { FastifySwaggerUiOptions } from '@fastify/swagger-ui';

/** The page that shows the document: ours, without a bar to load another. */
export const documentationPage: FastifySwaggerUiOptions = {
  theme: {
    title: 'AFC: API documentation',
    css: [{ filename: 'page.css', content: '.swagger-ui .topbar { display: none; }' }],
  },
};
