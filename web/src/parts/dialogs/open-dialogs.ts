import { createValue } from '../../state/value.ts';

/** The open dialogs, the foremost last. Nothing outside of that one can be clicked or focused. */
export const openDialogs = createValue<readonly HTMLDialogElement[]>([]);

/** Opens a dialog in front of everything. Call what it returns to close it. */
export function openDialog(element: HTMLDialogElement): () => void {
  element.showModal();
  openDialogs.set([...openDialogs.get(), element]);
  return () => {
    element.close();
    openDialogs.set(openDialogs.get().filter((other) => other !== element));
  };
}
