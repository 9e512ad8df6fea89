import type { z } from 'zod';
import { type EndpointName, type Endpoints, endpoints } from './endpoints.ts';
import { ErrorReply } from './errors.ts';

type InputOf<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? Record<K, z.input<S>> : unknown;

/** What a call takes: the endpoint's params, query and body; FormData where the body is multipart. */
export type CallInput<N extends EndpointName> = InputOf<Endpoints[N], 'params'> &
  InputOf<Endpoints[N], 'query'> &
  InputOf<Endpoints[N], 'body'> &
  (Endpoints[N] extends { multipart: true } ? { body: FormData } : unknown);

export type CallOutput<N extends EndpointName> = z.output<Endpoints[N]['response']>;

/** An answer that was not 200: its status, and the reply's code and sentence where there is one. */
export class ApiError extends Error {
  readonly status: number;
  readonly reply: ErrorReply['error'] | undefined;
  /** How long the server asks to wait before the next try, where it says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, reply: ErrorReply['error'] | undefined, retryAfterSeconds?: number) {
    super(reply?.message ?? `HTTP ${status}`);
    this.status = status;
    this.reply = reply;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface ClientOptions {
  readonly base: string;
  readonly headers: () => Record<string, string>;
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Record<string, string>;
  /** Instead of the client's own, for this call: an upload that reports its progress. */
  readonly fetch?: typeof fetch;
}

/** What a call sends, whatever its endpoint. The types of the table check it where the call is made. */
interface AnyInput {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string | number | boolean | undefined>;
  readonly body?: unknown;
}

export function addressOf(name: EndpointName, input: AnyInput): string {
  const path = endpoints[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(input.params?.[key] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {}))
    if (value !== undefined && value !== '') query.set(key, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}

export type Client = <N extends EndpointName>(
  name: N,
  input: CallInput<N>,
  options?: CallOptions,
) => Promise<CallOutput<N>>;

export function createClient({ base, headers, fetch: send = fetch }: ClientOptions): Client {
  return async (name, input, options = {}) => {
    const { method, response } = endpoints[name];
    const { body } = input as AnyInput;
    const isForm = body instanceof FormData;
    const answer = await (options.fetch ?? send)(base + addressOf(name, input as AnyInput), {
      method,
      headers: {
        ...headers(),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
      signal: options.signal ?? null,
    });
    const text = await answer.text();
    if (!answer.ok) throw new ApiError(answer.status, errorIn(text), retryAfterOf(answer));
    // The table's own schema makes the output; TypeScript cannot see that name picks it.
    return response.parse(JSON.parse(text)) as CallOutput<typeof name>;
  };
}

function errorIn(text: string): ErrorReply['error'] | undefined {
  try {
    return ErrorReply.parse(JSON.parse(text)).error;
  } catch {
    return undefined;
  }
}

/** Our server gives seconds; a date, which a proxy may give, is left to the caller's own patience. */
function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? '');
  return seconds > 0 ? seconds : undefined;
}
