import { useState } from 'react';

/** Returns the value to show, and a function that holds it until the mouse button is released: a change would move
 * what is being clicked, and the click would miss it. */
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
  // The value is released before the click is handled: it is known by then what was clicked.
  window.addEventListener('click', release, options);
  // Some presses end without a click.
  for (const end of ['mouseup', 'dragend']) window.addEventListener(end, () => setTimeout(release), options);
}
