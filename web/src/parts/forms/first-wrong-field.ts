import { useEffect, useRef } from 'react';

/** Whoever sent a form that has a wrong field goes on there. */
export function focusFirstWrongField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** The same for a form that the server refused with this error. */
export function useFirstWrongField(error: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) focusFirstWrongField(form.current);
  }, [error]);
  return form;
}
