import { Button } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PasswordChange } from '../../parts/forms/password-change.tsx';
import { Card } from '../../parts/page/card.tsx';
import { GuestCard } from '../../parts/page/guest-card.tsx';
import { PageFrame } from '../../parts/page/page-frame.tsx';
import { PageButton, PageLink } from '../../parts/page/page-link.tsx';
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
  return (
    <PasswordChange
      mismatch={message('incorrectPassword')}
      linkToken={token}
      onChanged={() => {
        if (!signedIn) void navigate({ to: '/login', replace: true });
      }}
      beside={
        <Button variant="default" onClick={() => void navigate({ to: '/statistics' })}>
          {t('back')}
        </Button>
      }
    />
  );
}
