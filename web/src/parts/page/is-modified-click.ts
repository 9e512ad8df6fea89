import type { MouseEvent } from 'react';

/** With such a key a click on a link asks the browser for something of its own: a tab, a window, a file. */
export function isModifiedClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
