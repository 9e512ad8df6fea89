import { ApiError } from '@afc/contract/client';
import type { ErrorCode } from '@afc/contract/errors';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { language } from '../language/language.tsx';
import { onReset } from '../state/reset.ts';
import { codeOf, isPassing, isRefusedToken, sayFailure } from './failures.ts';

/** Failures that the page shows itself, instead of a toast. */
export type ShownInPlace = readonly ErrorCode[] | 'all';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { shownInPlace?: ShownInPlace; takesLong?: boolean };
    queryMeta: { shownInPlace?: ShownInPlace };
  }
}

function report(error: unknown, shown: ShownInPlace = []): void {
  // A refused token was already answered where the call was made.
  if (isRefusedToken(error)) return;
  const code = codeOf(error);
  if (shown === 'all' || (code && shown.includes(code))) return;
  sayFailure(error);
}

/** A second try makes sense only where the first one may have met a passing trouble. */
function mayRetry(failures: number, error: unknown): boolean {
  return isPassing(error) && failures < 1;
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta?.shownInPlace) }),
  mutationCache: new MutationCache({
    onError: (error, _input, _result, mutation) => {
      report(error, mutation.meta?.shownInPlace);
      // Somebody removed it meanwhile, and it must not stay on screen.
      if (error instanceof ApiError && error.status === 404) void queryClient.invalidateQueries();
    },
  }),
  defaultOptions: {
    queries: { retry: mayRetry, retryDelay: 1_000, staleTime: 5_000, refetchOnWindowFocus: true },
    // Sending fails at once when offline: nothing is sent behind a person's back later.
    mutations: { retry: false, networkMode: 'always' },
  },
});

onReset(() => queryClient.clear());

// Some answers hold sentences in the language they were asked in.
language.subscribe(() => void queryClient.invalidateQueries());
