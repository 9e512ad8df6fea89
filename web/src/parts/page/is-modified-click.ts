import type { MouseEvent } from 'react';

/** Whether a key was held with which the browser opens a tab or a window, or saves a file, instead of going there. */
export function isModifiedClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
