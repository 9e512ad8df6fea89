import { useState } from 'react';

/** What is typed into a form of filters. Back, Forward and links bring other filters to the same form. */
export function useTypedFilters<Filters>(filters: Filters, names: readonly (keyof Filters)[]) {
  const [typed, setTyped] = useState(filters);
  const [shown, setShown] = useState(filters);
  if (names.some((name) => shown[name] !== filters[name])) {
    setShown(filters);
    setTyped(filters);
  }
  return [typed, setTyped] as const;
}
