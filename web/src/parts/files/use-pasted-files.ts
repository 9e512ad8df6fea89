import { useEffect, useEffectEvent } from 'react';
import { openDialogs } from '../dialogs/open-dialogs.ts';

/** Takes files that are pasted anywhere on the page. What programs copy as text and as a picture of it, such as the cell
 * of a table, is text for whoever types. */
export function usePastedFiles(onPaste: (files: FileList) => void): void {
  const take = useEffectEvent(onPaste);
  useEffect(() => {
    const paste = ({ clipboardData, target }: ClipboardEvent) => {
      if (!clipboardData || clipboardData.files.length === 0 || openDialogs.get().length > 0) return;
      const typing = target instanceof HTMLElement && target.matches('input, textarea');
      if (typing && clipboardData.types.includes('text/plain')) return;
      take(clipboardData.files);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
}
