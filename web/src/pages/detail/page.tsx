import { useParams } from '@tanstack/react-router';
import { useCall } from '../../api/queries.ts';
import { Loaded } from '../../parts/states/loaded.tsx';
import { CaseView } from './case-view.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';

/** The test variant is shown where the location contains 'test'. */
export function DetailPage() {
  const { location, id } = useParams({ from: '/shell/detail/$location/$id' });
  const test = location.includes('test');
  const settings = { shownInPlace: 'all' } as const;
  const ofTest = useCall('testResult', { params: { id } }, { ...settings, enabled: test });
  const ofRecord = useCall('result', { params: { id } }, { ...settings, enabled: !test });
  const query = test ? ofTest : ofRecord;
  return (
    <Loaded query={query} skeleton={<DetailSkeleton />}>
      {(result) => (
        // Another case starts afresh: nothing of the last one's switches may stay.
        <CaseView key={result._id} result={result} location={location} onReload={() => void query.refetch()} />
      )}
    </Loaded>
  );
}
