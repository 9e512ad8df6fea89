import { type EndpointName, endpoints } from '@afc/contract/endpoints';
import { maxFieldLength } from '@afc/contract/limits';
import { unknownRouteRedirect } from '@afc/contract/pages';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { authenticate } from '../../accounts/staff/authenticate.ts';
import { replyToClientError } from '../../platform/http/client-error.ts';
import { compressAnswers } from '../../platform/http/compress-answers.ts';
import { replyError } from '../../platform/http/error-reply.ts';
import { giveLastAnswers } from '../../platform/http/last-answers.ts';
import { noSuchCall } from '../../platform/http/no-such-call.ts';
import { readBodies } from '../../platform/http/read-bodies.ts';
import { type Admit, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { readRestOfBody } from '../../platform/http/rest-of-body.ts';
import { securityHeaders } from '../../platform/http/security-headers.ts';
import { waitForHandlers } from '../../platform/http/wait-for-handlers.ts';
import { isPage, serveWebFiles } from '../../platform/http/web-files.ts';
import { serveDocumentation } from '../api-document/serve-documentation.ts';
import type { Context } from '../services/context.ts';
import { handlersOf } from './routes.ts';

/** Bodies that are not multipart. Megabytes of JSON hold up everybody, and whoever signs in is not known yet. */
const bodyLimitBytes = 64 * 1024;
/** The longest name of a list: in an address a character may take nine letters. */
const maxParamLength = 9 * maxFieldLength;
/** Time for the largest upload over a slow line; a request that comes to a halt does not stay for ever. */
const requestTimeoutMs = 30 * 60 * 1000;

/** The HTTP application: the contract's endpoints, their documentation and the web's files, and nothing else. */
export async function createApp(context: Context): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = context.log;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Only the proxy in front of us is believed: whatever stands before its entry is what the caller claimed.
    trustProxy: context.config.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: bodyLimitBytes,
    routerOptions: { maxParamLength },
    requestTimeout: requestTimeoutMs,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // giveLastAnswers ends connections
    // An address that cannot be read, such as /100%.
    frameworkErrors: (error, request, reply) =>
      void (isPage(request) ? reply.redirect(unknownRouteRedirect) : replyError(error, request, reply)),
    clientErrorHandler: replyToClientError,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(replyError);
  giveLastAnswers(app);
  readBodies(app);
  readRestOfBody(app);
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address: addresses may hold names of records.
    const { method, routeOptions } = request;
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
  await app.register(helmet, securityHeaders(context));
  await serveDocumentation(app, context.config);
  // Handlers of multipart endpoints read the stream part by part, with limits of their own.
  await app.register(multipart);

  const handlers = handlersOf(context);
  await app.register(async (scope) => {
    waitForHandlers(scope);
    await compressAnswers(scope);
    const admit: Admit = (endpoint, request) => authenticate(context, endpoint, request);
    for (const name of Object.keys(endpoints) as EndpointName[]) registerEndpoint(scope, name, handlers[name], admit);
  });
  await serveWebFiles(app);
  app.setNotFoundHandler((request, reply) => replyError(noSuchCall(request), request, reply));
  return app;
}
