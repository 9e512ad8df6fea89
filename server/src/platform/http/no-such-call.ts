import { endpoints } from '@afc/contract/endpoints';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../base/errors.ts';

/** Every call that the contract has at one address. */
const calls = Object.values(endpoints).map(({ method, path }) => ({
  address: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  // Whoever may read something may also ask for its headers alone.
  methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
}));

/** A request that no route answers: its address is unknown, is called by another method, or names too long an id. */
export function noSuchCall({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): AppError {
  const [path = ''] = url.split('?');
  const allow = calls.filter(({ address }) => address.test(path)).flatMap(({ methods }) => methods);
  if (allow.length === 0) return new AppError('notFound', { sentences: [{ key: 'noSuchCall', values: {} }] });
  if (allow.includes(method)) return new AppError('notFound');
  return new AppError('methodNotAllowed', { allow, values: { methods: allow.join(', ') } });
}
