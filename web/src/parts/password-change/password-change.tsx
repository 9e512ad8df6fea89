import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AdviceChecklist, AdviceTooltip } from './password-advice.tsx';

interface PasswordChangeProps {
  /** What the confirm field says when the two differ; the pages word it differently. */
  readonly mismatch: string;
  readonly sending: boolean;
  /** Resolves to whether the password was changed; then the fields are emptied. */
  readonly onSend: (password: string) => Promise<boolean>;
  readonly beside?: ReactNode;
}

/** New password and confirmation. The button waits for both; the advice only advises. */
export function PasswordChange({ mismatch, sending, onSend, beside }: PasswordChangeProps) {
  const t = useTranslations('signIn');
  const states = useTranslations('states');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [left, setLeft] = useState(false);
  const error = differs(password, confirmation, left) ? mismatch : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setLeft(true);
    if (password !== confirmation || !(await onSend(password))) return;
    setPassword('');
    setConfirmation('');
    setLeft(false);
  };
  const toggle = { 'aria-label': states('showPassword'), tabIndex: 0 };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <div>
          <PasswordInput
            label={t('newPassword')}
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            visibilityToggleButtonProps={toggle}
            leftSection={<AdviceTooltip />}
            leftSectionPointerEvents="all"
          />
          <AdviceChecklist password={password} />
        </div>
        <PasswordInput
          label={t('confirmPassword')}
          autoComplete="new-password"
          value={confirmation}
          error={error}
          onChange={(event) => {
            setConfirmation(event.currentTarget.value);
            if (event.currentTarget.value === '') setLeft(false);
          }}
          onBlur={() => setLeft(true)}
          visibilityToggleButtonProps={toggle}
        />
        <Group gap="xs">
          <Button type="submit" disabled={password === '' || confirmation === ''} loading={sending}>
            {t('change')}
          </Button>
          {beside}
        </Group>
      </Stack>
    </form>
  );
}

/** Said as soon as it cannot become the same by typing on, and never about an empty field. */
function differs(password: string, confirmation: string, left: boolean): boolean {
  if (confirmation === '' || confirmation === password) return false;
  return left || !password.startsWith(confirmation);
}
