import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** Reads JSON, or that there is no body: many programs name a type with every call, also where they send nothing. */
export function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null);
    else void parseJson(request, text, (error, body) => done(error && notJson(), body));
  });
  app.addContentTypeParser('*', ({ headers }, _body, done) => {
    done(headers['content-length'] === '0' ? null : new AppError('wrongBodyType'));
  });
}

const notJson = () => new AppError('badRequest', { fields: { body: 'bodyNotJson' } });
