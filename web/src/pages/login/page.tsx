import { Button, Stack, TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { codeOf } from '../../api/failures.ts';
import { useSend } from '../../api/queries.ts';
import { PasswordField } from '../../parts/forms/password-field.tsx';
import { GuestCard } from '../../parts/page/guest-card.tsx';
import { PageLink } from '../../parts/page/page-link.tsx';
import { beginSession } from '../../session/session.ts';
import { takeWanted } from '../../session/wanted-page.ts';

export function LoginPage() {
  const title = useTranslations('pages.title');
  const t = useTranslations('signIn');
  const message = useTranslations('message');
  const { history } = useRouter();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const passwordField = useRef<HTMLInputElement>(null);
  const login = useSend('login', {
    shownInPlace: ['invalidCredentials'],
    onSuccess: ({ access_token }) => {
      // First: the page that waits here may wait for somebody else, and is forgotten then.
      beginSession(access_token);
      history.push(takeWanted());
    },
    onError: () => passwordField.current?.select(),
  });
  const refused = codeOf(login.error) === 'invalidCredentials' ? message('invalidCredentials') : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    login.mutate({ body: { username, password } });
  };
  return (
    <GuestCard title={title('login')} lead={t('lead')}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            label={t('user')}
            type="text"
            autoComplete="username"
            autoCapitalize="none"
            autoFocus
            size="md"
            value={username}
            error={refused}
            onChange={(event) => setUsername(event.currentTarget.value)}
          />
          <PasswordField
            ref={passwordField}
            label={t('password')}
            autoComplete="current-password"
            size="md"
            value={password}
            error={refused}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button
            type="submit"
            size="md"
            fullWidth
            disabled={username === '' || password === ''}
            loading={login.isPending}
          >
            {t('login')}
          </Button>
          <PageLink to="/auth/send-email" size="sm" ta="center" className="touch-more">
            {t('forgotPassword')}
          </PageLink>
        </Stack>
      </form>
    </GuestCard>
  );
}
