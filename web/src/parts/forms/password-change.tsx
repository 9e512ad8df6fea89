import { Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { codeOf } from '../../api/failures.ts';
import { useSend } from '../../api/queries.ts';
import { succeeded } from '../../state/toast.ts';
import { PageButton } from '../page/page-link.tsx';
import { AdviceChecklist, AdviceTooltip } from './password-advice.tsx';
import { PasswordField } from './password-field.tsx';

interface PasswordChangeProps {
  /** What the confirm field says when the two differ; the pages word it differently. */
  readonly mismatch: string;
  /** The token of a mailed link. It changes the password of its owner, whoever is signed in. */
  readonly linkToken?: string | undefined;
  readonly onChanged?: () => void;
  readonly beside?: ReactNode;
}

/** Asks for a new password and its confirmation. The button needs both, whether or not the advice is followed. */
export function PasswordChange({ mismatch, linkToken, onChanged, beside }: PasswordChangeProps) {
  const t = useTranslations('signIn');
  const message = useTranslations('message');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [left, setLeft] = useState(false);
  const error = differs(password, confirmation, left) ? mismatch : undefined;

  const change = useSend('changePassword', {
    headers: linkToken ? { authorization: `Bearer ${linkToken}` } : {},
    shownInPlace: ['resetLinkUsed'],
    onSuccess: () => {
      succeeded(t('changed'));
      setPassword('');
      setConfirmation('');
      setLeft(false);
      onChanged?.();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft(true);
    if (password === confirmation) change.mutate({ body: { password } });
  };
  // The link was used already and changes no password any more.
  if (codeOf(change.error) === 'resetLinkUsed')
    return (
      <Stack gap="md">
        <Text role="alert" c="var(--mantine-color-error)">
          {message('resetLinkUsed')}
        </Text>
        <Group gap="xs">
          <PageButton to="/auth/send-email">{t('requestLink')}</PageButton>
          {beside}
        </Group>
      </Stack>
    );
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <div>
          <PasswordField
            label={t('newPassword')}
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            leftSection={<AdviceTooltip />}
            leftSectionPointerEvents="all"
          />
          <AdviceChecklist password={password} />
        </div>
        <PasswordField
          label={t('confirmPassword')}
          autoComplete="new-password"
          value={confirmation}
          error={error}
          onChange={(event) => {
            setConfirmation(event.currentTarget.value);
            if (event.currentTarget.value === '') setLeft(false);
          }}
          onBlur={() => setLeft(true)}
        />
        <Group gap="xs">
          <Button type="submit" disabled={password === '' || confirmation === ''} loading={change.isPending}>
            {t('change')}
          </Button>
          {beside}
        </Group>
      </Stack>
    </form>
  );
}

/** True as soon as typing on cannot make the two the same, and never for an empty field. */
function differs(password: string, confirmation: string, left: boolean): boolean {
  if (confirmation === '' || confirmation === password) return false;
  return left || !password.startsWith(confirmation);
}
