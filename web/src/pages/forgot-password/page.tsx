import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../api/client.ts';
import { codeOf } from '../../api/failures.ts';
import { GuestCard } from '../../parts/guest-card/guest-card.tsx';
import { PageButton, PageLink } from '../../parts/link/link.tsx';
import { Card } from '../../parts/page/card.tsx';
import { PageFrame } from '../../parts/page/page-frame.tsx';
import { PasswordChange } from '../../parts/password-change/password-change.tsx';
import { succeeded } from '../../parts/toast/toast.ts';
import { useSession } from '../../session/session.ts';
import styles from './page.module.css';

/** For a guest with a mailed link, and for signed-in staff from the menu. */
export function ForgotPasswordPage() {
  const title = useTranslations('pages.title')('forgotPassword');
  const t = useTranslations('signIn');
  const { token } = useParams({ from: '/shared/auth/forgot-password/{-$token}' });
  const signedIn = useSession() !== undefined;
  if (signedIn)
    return (
      <PageFrame title={title} lead={t('changeLead')}>
        <div className={styles.narrow}>
          <Card>
            <ChangeForm token={token} />
          </Card>
        </div>
      </PageFrame>
    );
  if (token)
    return (
      <GuestCard title={title} lead={t('changeLead')}>
        <ChangeForm token={token} />
      </GuestCard>
    );
  return (
    <GuestCard title={title} lead={t('linkMissing')} below={<PageLink to="/login">{t('backToLogin')}</PageLink>}>
      <PageButton to="/auth/send-email" size="md" fullWidth>
        {t('requestLink')}
      </PageButton>
    </GuestCard>
  );
}

function ChangeForm({ token }: { token: string | undefined }) {
  const t = useTranslations('signIn');
  const message = useTranslations('message');
  const navigate = useNavigate();
  const signedIn = useSession() !== undefined;
  const change = useMutation({
    // The mailed link's token speaks for its owner, whoever is signed in here.
    mutationFn: (password: string) =>
      call('changePassword', { body: { password } }, token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    meta: { shownInPlace: ['resetLinkUsed'] },
    onSuccess: () => {
      succeeded(t('changed'));
      if (!signedIn) void navigate({ to: '/login', replace: true });
    },
  });
  const send = (password: string) =>
    change.mutateAsync(password).then(
      () => true,
      () => false,
    );
  return (
    <>
      {codeOf(change.error) === 'resetLinkUsed' && (
        <Text role="alert" c="var(--mantine-color-error)" mb="md">
          {message('resetLinkUsed')} <PageLink to="/auth/send-email">{t('requestLink')}</PageLink>
        </Text>
      )}
      <PasswordChange
        mismatch={message('incorrectPassword')}
        sending={change.isPending}
        onSend={send}
        beside={
          <Button variant="default" onClick={() => void navigate({ to: '/statistics' })}>
            {t('back')}
          </Button>
        }
      />
    </>
  );
}
