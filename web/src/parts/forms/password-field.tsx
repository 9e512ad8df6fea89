import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';

interface PasswordFieldProps extends PasswordInputProps {
  readonly ref?: Ref<HTMLInputElement>;
}

/** A password field with a button that shows the text. Mantine's own does not tell screen readers of a wrong one. */
export function PasswordField(props: PasswordFieldProps) {
  const states = useTranslations('states');
  return (
    <PasswordInput
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': states('showPassword'), tabIndex: 0 }}
      {...props}
    />
  );
}
