import { Button, Stack, Text, TextInput } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../api/queries.ts';
import { GuestCard } from '../../parts/page/guest-card.tsx';
import { PageLink } from '../../parts/page/page-link.tsx';
import styles from './page.module.css';

/** Asks for a reset email. The answer is the same whether or not the address exists. */
export function SendEmailPage() {
  const title = useTranslations('pages.title');
  const t = useTranslations('signIn');
  const message = useTranslations('message');
  const [email, setEmail] = useState('');
  const send = useSend('sendResetEmail');
  const back = (
    <PageLink to="/login" display="inline-block" className="touch-more">
      {t('backToLogin')}
    </PageLink>
  );

  if (send.isSuccess)
    return (
      <GuestCard title={title('sendEmail')} below={back}>
        <div className={styles.sent} role="status">
          <IconMailCheck size={20} aria-hidden />
          <div>
            <Text fw={600}>{message('weSendYouAEmail')}</Text>
            <Text size="sm" c="dimmed">
              {t('checkInbox')}
            </Text>
          </div>
        </div>
      </GuestCard>
    );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate({ body: { email } });
  };
  return (
    <GuestCard title={title('sendEmail')} lead={t('sendEmailLead')} below={back}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            label={t('email')}
            autoComplete="email"
            inputMode="email"
            autoFocus
            size="md"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button type="submit" size="md" fullWidth disabled={email.trim() === ''} loading={send.isPending}>
            {t('send')}
          </Button>
        </Stack>
      </form>
    </GuestCard>
  );
}
