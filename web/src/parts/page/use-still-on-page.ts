import { useMatch, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Whether somebody still looks at this page when an answer comes: whoever went elsewhere meanwhile stays there. A page
 * stays on screen while the script of the next one is fetched, so its address is asked too.
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
