import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { openDialog } from './open-dialogs.ts';

interface DialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** Called on Escape. Without it the dialog stays open until it is answered. */
  readonly onClose?: () => void;
  /** The dialog is wide enough for pictures and evidence. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A question in front of the page. The browser's own dialog keeps the keyboard inside and the page out of reach. */
export function Dialog({ opened, title, onClose, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || !opened) return;
    const close = openDialog(element);
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // A dialog that is higher than the screen shows its beginning, not the focused button at its end.
    element.scrollTop = 0;
    return close;
  }, [opened]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={wide || undefined}
      aria-labelledby={heading}
      // A second Escape would close it whatever the page says.
      closedby={onClose ? undefined : 'none'}
      onCancel={(event) => {
        // The page decides whether it closes; the browser must not do it alone.
        event.preventDefault();
        onClose?.();
      }}
    >
      <Title order={2} id={heading} className={styles.title}>
        {title}
      </Title>
      {children}
    </dialog>
  );
}
