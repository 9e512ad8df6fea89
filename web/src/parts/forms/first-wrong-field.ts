import { useEffect, useRef } from 'react';

/** Focuses the first wrong field of a form that somebody tried to send. */
export function focusFirstWrongField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Does the same when the server refuses the form with this error. */
export function useFirstWrongField(error: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) focusFirstWrongField(form.current);
  }, [error]);
  return form;
}
