import type { EndpointName, Endpoints } from '@afc/contract/endpoints';
import type { Language } from '@afc/contract/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../base/actor.ts';

type Parsed<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;

/** What a handler sees of a request: parsed by the contract, its caller known and admitted. */
export interface HandlerRequest<N extends EndpointName> extends Caller {
  readonly params: Parsed<Endpoints[N], 'params'>;
  readonly query: Parsed<Endpoints[N], 'query'>;
  readonly body: Parsed<Endpoints[N], 'body'>;
  readonly requestId: string;
  readonly address: string;
  readonly language: Language;
  readonly raw: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handler<N extends EndpointName> = (
  request: HandlerRequest<N>,
) => Promise<z.input<Endpoints[N]['response']>>;

/** One handler for every endpoint of the contract: a missing one does not compile. */
export type Handlers = { readonly [N in EndpointName]: Handler<N> };
