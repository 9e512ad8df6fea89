import type { FastifyReply } from 'fastify';
import { AppError } from '../base/errors.ts';

/**
 * Aborts when the caller hangs up before it has its answer. The signal of the request itself cannot tell: it aborts as
 * soon as the body is read.
 */
export function hangUpOf({ raw }: FastifyReply): AbortSignal {
  const hangUp = new AbortController();
  const say = () => hangUp.abort(new AppError('badRequest'));
  if (raw.closed) say();
  else raw.once('close', say);
  return hangUp.signal;
}
