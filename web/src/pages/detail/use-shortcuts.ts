import { useEffect, useRef } from 'react';
import { createStored } from '../../state/stored.ts';

/** Single keys can disturb people who dictate: they can be switched off, and stay so. */
export const shortcuts = createStored('afc.shortcuts', ['on', 'off'], 'on');

type Shortcuts = Readonly<Record<string, () => void>>;

/** Runs an action at a key press, unless somebody types, the key belongs to the browser, or a dialog or panel lies over
 * the page. */
export function useShortcuts(actions: Shortcuts): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (shortcuts.get() === 'off' && event.key !== '?') return;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open], [role="dialog"]')) return;
      const action = current.current[keyOf(event)];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
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
