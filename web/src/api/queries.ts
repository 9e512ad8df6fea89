import type { ApiError, CallInput, CallOutput } from '@afc/contract/client';
import type { EndpointName } from '@afc/contract/endpoints';
import type { ErrorCode } from '@afc/contract/errors';
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

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { shownInPlace?: readonly ErrorCode[] | 'all' };
    queryMeta: { shownInPlace?: readonly ErrorCode[] | 'all' };
  }
}

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
  /** Failures the page shows itself, instead of a toast. */
  readonly shownInPlace?: readonly ErrorCode[] | 'all';
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
  extends Pick<
    UseMutationOptions<CallOutput<N>, ApiError | Error, CallInput<N>>,
    'onSuccess' | 'onError' | 'onSettled'
  > {
  /** Endpoints whose answers are old after this one succeeded. */
  readonly refreshes?: readonly EndpointName[];
  readonly shownInPlace?: readonly ErrorCode[] | 'all';
}

/** Sends something once, on demand: `const register = useSend('register', …); register.mutate({ body })`. */
export function useSend<N extends EndpointName>(
  name: N,
  { refreshes = [], shownInPlace = [], onSuccess, onSettled, ...settings }: SendSettings<N> = {},
) {
  const queries = useQueryClient();
  const onTheWay = useRef(false);
  const mutation = useMutation<CallOutput<N>, ApiError | Error, CallInput<N>>({
    ...settings,
    mutationFn: (input) => call(name, input),
    meta: { shownInPlace },
    onSuccess: (...answer) => {
      // Whatever was sent, the audit trail has a new event.
      for (const old of ['audit', ...refreshes]) void queries.invalidateQueries({ queryKey: [old] });
      return onSuccess?.(...answer);
    },
    onSettled: (...answer) => {
      onTheWay.current = false;
      return onSettled?.(...answer);
    },
  });
  // The second press of a double click comes before the button locks.
  const mutate: typeof mutation.mutate = (...asked) => {
    if (onTheWay.current) return;
    onTheWay.current = true;
    mutation.mutate(...asked);
  };
  return { ...mutation, mutate };
}
