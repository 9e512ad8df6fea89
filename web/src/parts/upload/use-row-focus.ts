import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import type { UploadRow } from './rows.ts';

/** A row that is sent or removed would take the keyboard along: it goes on with the row that follows, the one before, or
 * where pictures are chosen. Who went elsewhere meanwhile stays there. */
export function useRowFocus(rows: readonly UploadRow[]) {
  const picker = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<{ readonly id: string; readonly place: number }>(undefined);

  useLayoutEffect(() => {
    const left = focused.current;
    if (!left || rows.some(({ id }) => id === left.id)) return;
    focused.current = undefined;
    if (document.activeElement !== document.body) return;
    const forms = list.current?.querySelectorAll('form') ?? [];
    const next = forms[left.place] ?? forms[forms.length - 1] ?? picker.current?.querySelector('button');
    next?.focus({ preventScroll: true });
  }, [rows]);

  return {
    picker,
    list,
    onFocus: (event: FocusEvent) => {
      const forms = [...(list.current?.querySelectorAll('form') ?? [])];
      const place = forms.findIndex((form) => form.contains(event.target));
      const row = rows[place];
      focused.current = row && { id: row.id, place };
    },
    // What is switched off under the keyboard moves it nowhere; only another place does.
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget) focused.current = undefined;
    },
  };
}
