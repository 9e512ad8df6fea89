import { useMediaQuery } from '@mantine/hooks';

/** A phone's, as Mantine's breakpoint `sm` has it. */
export const smallScreen = '(max-width: 47.99em)';

/** Whether the screen is of such a size, from the first drawing on. */
export function useScreen(query: string): boolean {
  return useMediaQuery(query, undefined, { getInitialValueInEffect: false });
}
