import { useEffect, useEffectEvent } from 'react';
import { createStoredSwitch } from '../../state/stored.ts';

/** Single keys can disturb people who dictate: they can be switched off, and stay so. */
export const shortcuts = createStoredSwitch('afc.shortcuts', true);

/** Held down, these go on; a decision is moved once a press. */
const repeating = ['j', 'k'];

type Shortcuts = Readonly<Record<string, () => void>>;

/** Runs an action at a key press, unless somebody types, the key belongs to the browser, or a dialog or panel lies over
 * the page. */
export function useShortcuts(actions: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!shortcuts.get() && event.key !== '?') return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('dialog[open], [role="dialog"]')) return;
    const key = keyOf(event);
    const action = actions[key];
    if (!action) return;
    event.preventDefault();
    if (!event.repeat || repeating.includes(key)) action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Shift is part of what some keys are ('?') and turns the letters into another key. */
function keyOf({ key, shiftKey }: KeyboardEvent): string {
  const letter = /^[a-z]$/i.test(key);
  return shiftKey && letter ? `shift+${key.toLowerCase()}` : key.toLowerCase();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')
  );
}
