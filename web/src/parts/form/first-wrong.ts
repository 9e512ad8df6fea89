import { useEffect, useRef } from 'react';

/** Whoever sent a form that has a wrong field goes on there. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** The same for a form that the server refused with this error. */
export function useFirstWrong(error: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) focusFirstWrong(form.current);
  }, [error]);
  return form;
}
