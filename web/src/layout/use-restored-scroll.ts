import { useElementScrollRestoration, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

const patienceMs = 10_000;
/** Any of these ends the restoring: the person moves the page now. A touch is a pointer event too. */
const actions = ['wheel', 'pointerdown', 'keydown'] as const;

/** The router restores the scroll position of a history entry as soon as its page is rendered. After a reload that page
 * consists of skeletons, whose heights differ from the data's, so this goes on restoring until all is loaded. A page
 * with an anchor in its address scrolls by itself. */
export function useRestoredScroll(): void {
  const kept = useElementScrollRestoration({ getElement: () => window });
  // Undefined while another page is on its way.
  const entry = useRouterState({
    select: ({ location, resolvedLocation }) =>
      location.state.__TSR_key === resolvedLocation?.state.__TSR_key ? location.state.__TSR_key : undefined,
  });
  const restore = useEffectEvent(() =>
    kept && kept.scrollY > 0 && !window.location.hash ? scrollWhileLoading(kept.scrollY) : undefined,
  );
  useEffect(() => (entry ? restore() : undefined), [entry]);
}

/** Call what it returns to end it. */
function scrollWhileLoading(wanted: number): (() => void) | undefined {
  let place = window.scrollY;
  const isDone = () => place > wanted - 1 && !document.querySelector('main [aria-busy="true"]');
  if (isDone()) return undefined;
  const end = () => {
    clearTimeout(patience);
    growth.disconnect();
    for (const action of actions) removeEventListener(action, end);
    removeEventListener('scroll', endIfScrolled);
  };
  const endIfScrolled = () => {
    if (window.scrollY !== place) end();
  };
  const growth = new ResizeObserver(() => {
    window.scrollTo({ left: window.scrollX, top: wanted, behavior: 'instant' });
    place = window.scrollY;
    if (isDone()) end();
  });
  const patience = setTimeout(end, patienceMs);
  for (const action of actions) addEventListener(action, end, { passive: true });
  addEventListener('scroll', endIfScrolled, { passive: true });
  growth.observe(document.body);
  return end;
}
