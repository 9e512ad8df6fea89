import { isUtf8 } from 'node:buffer';
import type { ServerResponse } from 'node:http';
import { finished, PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { AppError, type FieldProblem } from '../base/errors.ts';

/** For the longest JSON over a slow line. Uploads have the time of the whole request. */
const patienceMs = 60_000;

/** Reads JSON, or that there is no body: many programs name a type with every call, also where they send nothing. */
export function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addHook('preParsing', async ({ headers }, reply, body) =>
    /^application\/json/i.test(headers['content-type'] ?? '') ? inTime(body, reply.raw) : body,
  );
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0) done(null);
    // Decoded all the same, other letters would stand for what was sent: of a name, or of a password.
    else if (!isUtf8(bytes)) done(refusal('bodyNotUtf8'));
    else void parseJson(request, bytes.toString(), (error, body) => done(error && refusal('bodyNotJson'), body));
  });
  app.addContentTypeParser('*', ({ headers }, _body, done) => {
    done(headers['content-length'] === '0' ? null : new AppError('wrongBodyType'));
  });
}

/** The body, or the error that it did not come in time. Its connection stays: the error is answered there. */
function inTime(body: Readable, answer: ServerResponse): Readable {
  const timely = new PassThrough();
  // Whoever refuses a body unread listens to none of its errors, and an error that nobody hears ends the process.
  timely.on('error', () => undefined);
  const timer = setTimeout(() => timely.destroy(new AppError('bodyTooSlow')), patienceMs);
  for (const ends of [timely, answer]) ends.once('close', () => clearTimeout(timer));
  finished(body, (error) => error && timely.destroy(error));
  return body.pipe(timely);
}

const refusal = (problem: FieldProblem) => new AppError('badRequest', { fields: { body: problem } });
