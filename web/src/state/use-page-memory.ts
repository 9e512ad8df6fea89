import { useMatch, useRouterState } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { onReset } from './reset.ts';
import { keysIn, read, write } from './stored.ts';

// Filters hold names and emails, so they must not stand in the address. They are kept beside the history entry:
// Back and reload find them again, a new visit starts afresh, and logging out forgets them.
const prefix = 'afc.memory.';

/** Like useState, for one history entry. `name` tells apart what one page remembers. The value must survive JSON. */
export function usePageMemory<T>(name: string, initial: T): [T, (next: T) => void] {
  const key = `${prefix}${useOwnEntry()}.${name}`;
  const [kept, setKept] = useState(() => ({ key, value: recall(key, initial) }));
  const current = kept.key === key ? kept.value : recall(key, initial);
  const remember = useCallback(
    (next: T) => {
      write('sessionStorage', key, JSON.stringify(next));
      setKept({ key, value: next });
    },
    [key],
  );
  return [current, remember];
}

/** The history entry that shows this page. While the script of the next page is fetched, the entry in force is already
 * the next one's, which knows nothing of what this page still shows. */
function useOwnEntry(): string {
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? 'first' });
  const here = useRouterState({ select: ({ location }) => location.pathname === path });
  const [own, setOwn] = useState(entry);
  if (here && own !== entry) setOwn(entry);
  return here ? entry : own;
}

function recall<T>(key: string, initial: T): T {
  const text = read('sessionStorage', key);
  // Only this page wrote it, under its own name and with its own type.
  return text === null ? initial : (JSON.parse(text) as T);
}

onReset(() => {
  for (const key of keysIn('sessionStorage')) if (key.startsWith(prefix)) write('sessionStorage', key, null);
});
