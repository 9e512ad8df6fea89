import { type RefObject, useEffect, useRef } from 'react';

/** Whether the part is still on screen when an answer comes: whoever went elsewhere meanwhile stays there. */
export function useHere(): RefObject<boolean> {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
