const unsent = new Set<object>();
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Whether something that was not sent would be lost. */
export function isSomethingUnsent(): boolean {
  return unsent.size > 0;
}

/** A reload or closing the window would lose what the owner holds: the browser asks first. */
export function askBeforeLeaving(owner: object, holds: boolean): void {
  if (holds) unsent.add(owner);
  else unsent.delete(owner);
  if (unsent.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
