import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../api/queries.ts';
import { Dialog } from '../parts/dialogs/dialog.tsx';
import { expireSession } from '../session/expire.ts';
import { logOut, timeOut } from '../session/log-out.ts';
import { renewSession, useSignedIn } from '../session/session.ts';
import { type Phase, phaseAt } from '../session/timer.ts';

/** Watches the session's time and asks, when it runs out, whether to continue. Silence logs out. */
export function SessionPrompt() {
  const { receivedAt, token } = useSignedIn();
  const message = useTranslations('message');
  const t = useTranslations('session');
  const phase = usePhase(receivedAt);
  const refresh = useSend('refreshToken', { onSuccess: ({ access_token }) => renewSession(token, access_token) });
  // Whoever answered in time waits for the server, however long that takes.
  const over = phase.kind === 'over' && !refresh.isPending;

  useEffect(() => {
    if (over) expireSession(timeOut);
  }, [over]);

  return (
    <Dialog opened={phase.kind === 'prompt' || refresh.isPending} title={message('sessionWillExpire')}>
      <Text>{message('continueSession')}</Text>
      <Text c="dimmed" size="sm" mt={4} className="tabular" role="timer">
        {t('secondsLeft', { seconds: phase.kind === 'prompt' ? phase.secondsLeft : 0 })}
      </Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={logOut}>
          {message('disconnect')}
        </Button>
        <Button data-autofocus loading={refresh.isPending} onClick={() => refresh.mutate({})}>
          {message('continue')}
        </Button>
      </Group>
    </Dialog>
  );
}

function usePhase(receivedAt: number): Phase {
  const [phase, setPhase] = useState(() => phaseAt(receivedAt, Date.now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      const next = phaseAt(receivedAt, Date.now());
      setPhase(next);
      if (next.kind !== 'over') timer = setTimeout(check, next.checkIn);
    };
    check();
    // A woken laptop shows the page before any timer fires.
    document.addEventListener('visibilitychange', check);
    addEventListener('focus', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
      removeEventListener('focus', check);
    };
  }, [receivedAt]);
  return phase;
}
