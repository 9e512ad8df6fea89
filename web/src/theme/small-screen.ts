/** A phone's, as Mantine's breakpoint `sm` has it. */
export const smallScreen = '(max-width: 47.99em)';
