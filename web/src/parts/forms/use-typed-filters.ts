import { useState } from 'react';

/** What somebody types into a form of filters. Other filters, which come by Back, Forward or a link, replace it. */
export function useTypedFilters<Filters>(filters: Filters, names: readonly (keyof Filters)[]) {
  const [typed, setTyped] = useState(filters);
  const [shown, setShown] = useState(filters);
  if (names.some((name) => shown[name] !== filters[name])) {
    setShown(filters);
    setTyped(filters);
  }
  return [typed, setTyped] as const;
}
