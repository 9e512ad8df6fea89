import { documentationPath } from '@afc/contract/endpoints';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { type ApiDocument, apiDocument } from './document.ts';

const placeholder = { openapi: '', info: { title: '', version: '' }, paths: {} };

/** The document and the page that shows it: ours, without a bar to load another. */
export async function serveDocumentation(app: FastifyInstance, config: Config): Promise<void> {
  let made: ApiDocument | undefined;
  await app.register(swagger, { mode: 'static', specification: { document: placeholder } });
  await app.register(swaggerUi, {
    routePrefix: documentationPath,
    theme: {
      title: 'AFC: API documentation',
      css: [{ filename: 'page.css', content: '.swagger-ui .topbar { display: none; }' }],
    },
    // Made when somebody first asks: no start waits for it.
    transformSpecification: () => {
      made ??= apiDocument(config);
      return { ...made };
    },
    transformSpecificationClone: false,
  });
}
