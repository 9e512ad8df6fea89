import { createValue } from '../../state/value.ts';

/** Dialogs in front of the page, the foremost last. All that stands outside of it is out of reach. */
export const openDialogs = createValue<readonly HTMLDialogElement[]>([]);

/** Opens it in front of everything; call what it returns to close it. */
export function openDialog(element: HTMLDialogElement): () => void {
  element.showModal();
  openDialogs.set([...openDialogs.get(), element]);
  return () => {
    element.close();
    openDialogs.set(openDialogs.get().filter((other) => other !== element));
  };
}
