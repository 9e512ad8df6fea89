import { type Duplex, pipeline, type Readable } from 'node:stream';
import type { FastifyMultipartBaseOptions, Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { codeOf } from '../base/error-code.ts';
import { AppError } from '../base/errors.ts';

/** The parts of a body, one after the other. A body that is malformed or breaks off is its sender's error. */
export async function* partsOf(
  request: FastifyRequest,
  limits: FastifyMultipartBaseOptions['limits'],
): AsyncGenerator<Multipart> {
  // Parts are read as they come, before anybody unpacks them.
  if ((request.headers['content-encoding'] || 'identity') !== 'identity') throw new AppError('wrongBodyType');
  // The sender hung up while its credentials were checked: neither a part nor an end of its body would ever come.
  if (request.raw.destroyed) throw unreadable();
  try {
    yield* request.parts({ limits });
  } catch (error) {
    throw refusal(codeOf(error));
  }
}

function refusal(code: string | undefined): AppError {
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('tooLarge');
  const isLimit = code === 'FST_PARTS_LIMIT' || code === 'FST_FILES_LIMIT' || code === 'FST_FIELDS_LIMIT';
  return isLimit ? new AppError('badRequest', { fields: { body: 'tooManyParts' } }) : unreadable();
}

/** Passes a file's bytes on; when the body breaks off meanwhile, whoever reads them is told so. */
export function passOn<Target extends Duplex>(file: Readable, target: Target): Target {
  // Its reader may not listen yet: it still finds the error there when it begins.
  target.on('error', () => undefined);
  const breakOff = () => target.destroy(unreadable());
  if (file.destroyed && !file.readableEnded) breakOff();
  else pipeline(file.once('error', breakOff), target, () => undefined);
  return target;
}

const unreadable = () => new AppError('badRequest', { fields: { body: 'bodyUnreadable' } });
