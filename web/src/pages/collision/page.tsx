import { Stack } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { call } from '../../api/client.ts';
import { currentTexts } from '../../language/language.tsx';
import { ProviderListsNotice } from '../../parts/feedback/provider-lists-notice.tsx';
import { Card } from '../../parts/page/card.tsx';
import { PageFrame } from '../../parts/page/page-frame.tsx';
import { allParts } from '../../parts/upload/person-check.ts';
import { PersonFields } from '../../parts/upload/person-fields.tsx';
import { UploadCard } from '../../parts/upload/upload-card.tsx';
import { createUploads } from '../../parts/upload/uploads.ts';
import { working } from '../../state/toast.ts';
import { useValue } from '../../state/value.ts';
import { CollisionEvidence } from './collision-evidence.tsx';
import { outcome } from './outcome.ts';
import { ReportDialog } from './report-dialog.tsx';
import { Verdict } from './verdict.tsx';

let processed: (() => void) | undefined;

const uploads = createUploads({
  submit: (body, options) => call('testProcessAll', { body }, options),
  rowPer: 'selection',
  parts: allParts,
  refreshes: [],
  onStart: () => {
    processed = working(currentTexts().message.processingData);
  },
  onDone: ({ data }) => outcome.set({ data, at: new Date(), accepted: false }),
  onEnd: () => processed?.(),
});

export function CollisionPage() {
  const t = useTranslations('upload');
  const title = useTranslations('pages.title');
  const { dateTime } = useFormatter();
  const last = useValue(outcome);
  return (
    <PageFrame title={title('collision')} lead={t('collisionLead')}>
      <ProviderListsNotice />
      <Stack gap="md">
        <UploadCard
          uploads={uploads}
          title={t('collisionTitle')}
          hint={t('hintShared')}
          sendLabel={t('upload')}
          removeLabel={t('remove')}
          fields={PersonFields}
        />
        {last?.accepted && (
          <Card
            title={t('collision.last')}
            lead={t('collision.compared', { time: dateTime(last.at, { timeStyle: 'short' }) })}
          >
            <Stack gap="md">
              <Verdict data={last.data} />
              <CollisionEvidence data={last.data} />
            </Stack>
          </Card>
        )}
      </Stack>
      {last && !last.accepted && (
        <ReportDialog data={last.data} onAccept={() => outcome.set({ ...last, accepted: true })} />
      )}
    </PageFrame>
  );
}
