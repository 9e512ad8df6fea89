import { Button } from '@mantine/core';
import { IconAlertTriangle, IconLock, IconWifiOff } from '@tabler/icons-react';
import { onlineManager } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { NotFetched } from '../api/script-on-demand.ts';
import { Placeholder } from '../parts/feedback/placeholder.tsx';
import { PageButton } from '../parts/page/page-link.tsx';
import { ForbiddenPage } from '../session/guard.ts';

/** Instead of a page that may not be opened, or that broke. */
export function PageTrouble({ error }: { error: unknown }) {
  const t = useTranslations('states');
  const message = useTranslations('message');
  const router = useRouter();
  const waiting = useWaitForNetwork(error);
  if (waiting)
    return (
      <Placeholder page icon={<IconWifiOff size={20} />} title={t('offline')}>
        {t('offlineBody')}
      </Placeholder>
    );
  if (error instanceof NotFetched)
    return (
      <Placeholder
        page
        icon={<IconAlertTriangle size={20} />}
        title={t('failedTitle')}
        action={
          <Button variant="default" onClick={() => void router.invalidate()}>
            {t('retry')}
          </Button>
        }
      >
        {message('connectionError')}
      </Placeholder>
    );
  if (error instanceof ForbiddenPage)
    return (
      <Placeholder
        page
        icon={<IconLock size={20} />}
        title={t('forbiddenTitle')}
        action={
          <PageButton to="/statistics" variant="default">
            {t('toStatistics')}
          </PageButton>
        }
      >
        {message('forbidden')}
      </Placeholder>
    );
  return (
    <Placeholder
      page
      icon={<IconAlertTriangle size={20} />}
      title={t('crashedTitle')}
      action={
        <Button variant="default" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
      }
    >
      {t('crashedBody')}
    </Placeholder>
  );
}

/** A page that is opened for the first time without a network comes by itself when the connection is back. */
function useWaitForNetwork(error: unknown): boolean {
  const router = useRouter();
  const [waiting, setWaiting] = useState(() => error instanceof NotFetched && !onlineManager.isOnline());
  useEffect(() => {
    if (!waiting) return;
    return onlineManager.subscribe((online) => {
      if (online) void router.invalidate().then(() => setWaiting(false));
    });
  }, [waiting, router]);
  return waiting;
}
