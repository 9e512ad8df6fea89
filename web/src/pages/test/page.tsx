import { Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { call } from '../../api/client.ts';
import { currentTexts } from '../../language/language.tsx';
import { ProviderListsNotice } from '../../parts/feedback/provider-lists-notice.tsx';
import { PageFrame } from '../../parts/page/page-frame.tsx';
import { PetitionTable } from '../../parts/tables/petition-table.tsx';
import { allParts } from '../../parts/upload/person-check.ts';
import { PersonFields } from '../../parts/upload/person-fields.tsx';
import { UploadCard } from '../../parts/upload/upload-card.tsx';
import { createUploads } from '../../parts/upload/uploads.ts';
import { succeeded } from '../../state/toast.ts';

const uploads = createUploads({
  submit: (body, options) => call('testProcess', { body }, options),
  rowPer: 'selection',
  parts: allParts,
  refreshes: ['postTestPetitions'],
  onDone: () => succeeded(currentTexts().message.imageUploaded),
});

export function TestPage() {
  const t = useTranslations('upload');
  const title = useTranslations('pages.title');
  return (
    <PageFrame title={title('test')} lead={t('testLead')}>
      <ProviderListsNotice />
      <Stack gap="md">
        <UploadCard
          uploads={uploads}
          title={t('testTitle')}
          hint={t('hintShared')}
          sendLabel={t('upload')}
          removeLabel={t('remove')}
          fields={PersonFields}
        />
        <PetitionTable kind="test" />
      </Stack>
    </PageFrame>
  );
}
