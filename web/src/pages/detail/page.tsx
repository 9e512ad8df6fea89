import { IconFileOff } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useCall } from '../../api/queries.ts';
import { Loaded } from '../../parts/feedback/loaded.tsx';
import { Placeholder } from '../../parts/feedback/placeholder.tsx';
import { PageButton } from '../../parts/page/page-link.tsx';
import { CaseView } from './case-view.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { useOrigin } from './use-origin.ts';

/** The test variant is shown where the location contains 'test'. */
export function DetailPage() {
  const { location, id } = useParams({ from: '/shell/detail/$location/$id' });
  const test = location.includes('test');
  const settings = { shownInPlace: 'all' } as const;
  const ofTest = useCall('testResult', { params: { id } }, { ...settings, enabled: test });
  const ofRecord = useCall('result', { params: { id } }, { ...settings, enabled: !test });
  const query = test ? ofTest : ofRecord;
  return (
    <Loaded page query={query} skeleton={<DetailSkeleton />} gone={<Gone location={location} />}>
      {(result) => (
        // Another case starts afresh: nothing of the last one's switches may stay.
        <CaseView key={result._id} result={result} location={location} onReload={() => void query.refetch()} />
      )}
    </Loaded>
  );
}

/** Trying again would not help: the way on is the list. */
function Gone({ location }: { location: string }) {
  const t = useTranslations('detail.gone');
  const message = useTranslations('message');
  const origin = useOrigin(location);
  return (
    <Placeholder
      page
      icon={<IconFileOff size={20} />}
      title={t('title')}
      action={
        <PageButton {...origin.link} variant="default">
          {t('toList', { list: origin.name })}
        </PageButton>
      }
    >
      {message('notFoundRecord')}
    </Placeholder>
  );
}
