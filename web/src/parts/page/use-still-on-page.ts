import { useMatch, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Returns a function that says whether this page is still the one in use. It is asked when an answer comes, which must
 * not move anybody who went to another page meanwhile. A page stays on screen while the script of the next one is
 * fetched, so the address is compared too.
 */
export function useStillOnPage(): () => boolean {
  const { history } = useRouter();
  const { pathname } = useMatch({ strict: false });
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return () => shown.current && history.location.pathname === pathname;
}
