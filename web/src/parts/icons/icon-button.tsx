import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ButtonHTMLAttributes } from 'react';
import { IconHint } from './icon-hint.tsx';

interface IconButtonProps
  extends ActionIconProps,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ActionIconProps> {
  readonly label: string;
  /** A shorter word than the label, which also names what the button acts on. */
  readonly hint?: string;
}

/** A button that shows only an icon, and a word about it on hover and focus. */
export function IconButton({ label, hint = label, ...button }: IconButtonProps) {
  return (
    <IconHint label={hint}>
      <ActionIcon variant="subtle" color="gray" aria-label={label} {...button} />
    </IconHint>
  );
}
