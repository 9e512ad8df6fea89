import { useState } from 'react';

/** What is shown can be held as it is until the mouse button is let go: a click misses what moves under it. */
export function useHeldWhilePressed<T>(value: T): [shown: T, hold: () => void] {
  const [held, setHeld] = useState<{ readonly value: T }>();
  const hold = () => {
    if (document.querySelector(':active') === null) return;
    setHeld({ value });
    afterPress(() => setHeld(undefined));
  };
  return [held ? held.value : value, hold];
}

function afterPress(then: () => void): void {
  const released = new AbortController();
  const release = () => {
    released.abort();
    then();
  };
  const options = { capture: true, signal: released.signal };
  // By then it is known what was clicked; what the click does may look at what is shown.
  window.addEventListener('click', release, options);
  // Not every press becomes a click.
  for (const end of ['mouseup', 'dragend']) window.addEventListener(end, () => setTimeout(release), options);
}
