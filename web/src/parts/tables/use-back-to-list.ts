import { useRouter, useRouterState } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This case was opened from a list that stands right before it in the history. */
    fromList?: boolean;
  }
}

/** Goes back to the list as it was left, with its filters, page and scroll; undefined where no list stands before. */
export function useBackToList(): (() => void) | undefined {
  const router = useRouter();
  const fromList = useRouterState({ select: (state) => state.location.state.fromList === true });
  return fromList ? () => router.history.back() : undefined;
}
