import { toastMilliseconds } from '@afc/contract/limits';
import { onReset } from './reset.ts';
import { createValue } from './value.ts';

export interface Toast {
  /** One per cause: a second toast of the same cause replaces the first instead of standing beside it. */
  readonly cause: string;
  readonly kind: 'success' | 'failure' | 'working';
  readonly text: string;
}

export const toasts = createValue<readonly Toast[]>([]);
const timers = new Map<string, ReturnType<typeof setTimeout>>();

function showToast(toast: Toast): void {
  clearTimeout(timers.get(toast.cause));
  const standing = toasts.get().some(({ cause }) => cause === toast.cause);
  toasts.set(
    standing ? toasts.get().map((other) => (other.cause === toast.cause ? toast : other)) : [...toasts.get(), toast],
  );
  // What is still working stays until the work replaces or closes it.
  if (toast.kind !== 'working')
    timers.set(
      toast.cause,
      setTimeout(() => closeToast(toast.cause), toastMilliseconds),
    );
}

export function closeToast(cause: string): void {
  clearTimeout(timers.get(cause));
  timers.delete(cause);
  toasts.set(toasts.get().filter((toast) => toast.cause !== cause));
}

export const succeeded = (text: string): void => showToast({ cause: text, kind: 'success', text });
export const failed = (text: string): void => showToast({ cause: text, kind: 'failure', text });

/** A notice that stays while something runs; call what it returns to take it away. */
export function working(text: string): () => void {
  showToast({ cause: text, kind: 'working', text });
  return () => closeToast(text);
}

onReset(() => {
  for (const { cause } of toasts.get()) closeToast(cause);
});
