import { useEffect, useEffectEvent, useState } from 'react';
import { openDialogs } from '../dialogs/open-dialogs.ts';

/** Takes files that are dropped anywhere on the page: the browser would leave it to show them. Says whether some are
 * held over it. What is dragged from the page itself, such as a face of a table, is no new file. */
export function useDroppedFiles(onDrop: (dropped: DataTransfer) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    let own = false;
    let entered: EventTarget | null = null;
    const start = () => {
      own = true;
    };
    const end = () => {
      own = false;
    };
    const hover = (event: DragEvent) => {
      if (own || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(openDialogs.get().length === 0);
    };
    const enter = ({ target }: DragEvent) => {
      entered = target;
    };
    // The next element is entered before this one is left. Safari does not say where the files go from here.
    const leave = ({ target }: DragEvent) => {
      if (target === entered) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (own || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (openDialogs.get().length === 0) take(event.dataTransfer);
    };
    const ending = new AbortController();
    const { signal } = ending;
    addEventListener('dragstart', start, { signal });
    addEventListener('dragend', end, { signal });
    addEventListener('dragover', hover, { signal });
    addEventListener('dragenter', enter, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    return () => ending.abort();
  }, []);
  return over;
}
