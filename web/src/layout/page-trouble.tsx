import { Button } from '@mantine/core';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { PageButton } from '../parts/link/link.tsx';
import { State } from '../parts/states/state.tsx';
import { ForbiddenPage } from '../session/guard.ts';

/** Instead of a page that may not be opened, or that broke. */
export function PageTrouble({ error }: { error: unknown }) {
  const t = useTranslations('states');
  const message = useTranslations('message');
  if (error instanceof ForbiddenPage)
    return (
      <State
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
      </State>
    );
  return (
    <State
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
    </State>
  );
}
