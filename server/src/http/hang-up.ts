import type { FastifyReply } from 'fastify';
import { AppError } from '../errors.ts';

/** Says when the caller hung up without its answer. The request's own signal says so as soon as its body is read. */
export function hangUpOf({ raw }: FastifyReply): AbortSignal {
  const hangUp = new AbortController();
  const say = () => hangUp.abort(new AppError('badRequest'));
  if (raw.closed) say();
  else raw.once('close', say);
  return hangUp.signal;
}
