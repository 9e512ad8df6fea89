import { ApiError } from '@afc/contract/client';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconWifiOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { failureText } from '../../api/failures.ts';
import { toasts } from '../../state/toast.ts';
import { useValue } from '../../state/value.ts';
import { Placeholder } from './placeholder.tsx';

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Shown while the data loads, in about the size of what will come. */
  readonly skeleton: ReactNode;
  /** Shown when the record does not exist, or not any more. Without it, that is shown like any other failure. */
  readonly gone?: ReactNode;
  /** It loads a whole page, so that the title of a failure is the page's title. */
  readonly page?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** Shows data when it is loaded, a skeleton until then, and after a failure the reason and a button to try again. */
export function Loaded<Data>({ query, skeleton, gone, page = false, children }: LoadedProps<Data>) {
  const t = useTranslations('states');
  const status = query.error instanceof ApiError ? query.error.status : undefined;
  // A record that was erased, or that this person may no longer see, leaves the screen. Other failures leave it there.
  if (query.data !== undefined && status !== 404 && status !== 403) return children(query.data);
  if (gone && status === 404) return gone;
  if (query.fetchStatus === 'paused')
    return (
      <Placeholder page={page} icon={<IconWifiOff size={20} />} title={t('offline')}>
        {t('offlineBody')}
      </Placeholder>
    );
  if (query.isError)
    return (
      <Placeholder
        page={page}
        icon={<IconAlertTriangle size={20} />}
        title={t('failedTitle')}
        action={
          <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        }
      >
        <Reason error={query.error} />
      </Placeholder>
    );
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('loading')}
      </span>
      {skeleton}
    </div>
  );
}

/** The reason is invisible while a toast says the same, and keeps its place: nothing moves when the toast goes. */
function Reason({ error }: { error: Error }) {
  const text = failureText(error);
  const inToast = useValue(toasts).some((toast) => toast.text === text);
  return <span style={inToast ? { visibility: 'hidden' } : undefined}>{text}</span>;
}
