import type { ApiError, CallInput, CallOutput } from '@afc/contract/client';
import type { EndpointName } from '@afc/contract/endpoints';
import {
  keepPreviousData,
  queryOptions,
  type UseMutationOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from './client.ts';
import type { ShownInPlace } from './query-client.ts';

/** The query of one endpoint; its key is the endpoint's name and what it was asked. */
export function callOptions<N extends EndpointName>(name: N, input: CallInput<N>) {
  return queryOptions<CallOutput<N>, ApiError | Error>({
    queryKey: [name, input],
    queryFn: ({ signal }) => call(name, input, { signal }),
  });
}

interface CallSettings<Output> {
  readonly enabled?: boolean;
  /** Milliseconds, or a function of the last answer; false stops. */
  readonly refetchInterval?: number | false | ((data: Output | undefined) => number | false);
  /** Show the former answer while the next one is on its way: tables that turn pages. */
  readonly keepPrevious?: boolean;
  readonly shownInPlace?: ShownInPlace;
}

/** Asks an endpoint and keeps the answer. Failures become toasts by themselves. */
export function useCall<N extends EndpointName>(
  name: N,
  input: CallInput<N>,
  {
    enabled = true,
    refetchInterval = false,
    keepPrevious = false,
    shownInPlace = [],
  }: CallSettings<CallOutput<N>> = {},
) {
  return useQuery({
    ...callOptions(name, input),
    enabled,
    refetchInterval:
      typeof refetchInterval === 'function' ? (query) => refetchInterval(query.state.data) : refetchInterval,
    meta: { shownInPlace },
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

interface SendSettings<N extends EndpointName>
  extends Pick<UseMutationOptions<CallOutput<N>, ApiError | Error, CallInput<N>>, 'onSuccess' | 'onError'> {
  /** Endpoints whose answers are old after this one succeeded. */
  readonly refreshes?: readonly EndpointName[];
  readonly shownInPlace?: ShownInPlace;
  /** Beside the session's own. */
  readonly headers?: Record<string, string>;
  /** The work itself takes long, and the page says so: waiting for it is no sign of a slow connection. */
  readonly takesLong?: boolean;
}

/** Sends something once, on demand: `const register = useSend('register', …); register.mutate({ body })`. */
export function useSend<N extends EndpointName>(
  name: N,
  { refreshes = [], shownInPlace = [], takesLong = false, headers = {}, onSuccess, ...settings }: SendSettings<N> = {},
) {
  const queries = useQueryClient();
  const onTheWay = useRef<Promise<CallOutput<N>>>(undefined);
  const mutation = useMutation<CallOutput<N>, ApiError | Error, CallInput<N>>({
    ...settings,
    mutationFn: (input) => call(name, input, { headers }),
    meta: { shownInPlace, takesLong },
    onSuccess: (...answer) => {
      // Whatever was sent, the audit trail has a new event.
      for (const old of ['audit', ...refreshes]) void queries.invalidateQueries({ queryKey: [old] });
      return onSuccess?.(...answer);
    },
  });
  // The second press of a double click comes before the button locks: it gets the first one's answer.
  const mutateAsync = (input: CallInput<N>): Promise<CallOutput<N>> => {
    onTheWay.current ??= mutation.mutateAsync(input).finally(() => {
      onTheWay.current = undefined;
    });
    return onTheWay.current;
  };
  // Without callbacks of its own: they would not be called for a page that was left.
  const mutate = (input: CallInput<N>): void => {
    mutateAsync(input).catch(() => {
      // A failure is said by the mutation itself.
    });
  };
  return { ...mutation, mutate, mutateAsync };
}
