import { admits } from '@afc/contract/vocabulary';
import { Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { call } from '../../api/client.ts';
import { currentTexts } from '../../language/language.tsx';
import { ProviderListsNotice } from '../../parts/feedback/provider-lists-notice.tsx';
import { PageFrame } from '../../parts/page/page-frame.tsx';
import { PageButton } from '../../parts/page/page-link.tsx';
import { PetitionTable } from '../../parts/tables/petition-table.tsx';
import { allParts } from '../../parts/upload/person-check.ts';
import { PersonFields } from '../../parts/upload/person-fields.tsx';
import { UploadCard } from '../../parts/upload/upload-card.tsx';
import { createUploads } from '../../parts/upload/uploads.ts';
import { useSignedIn } from '../../session/session.ts';
import { succeeded } from '../../state/toast.ts';

const uploads = createUploads({
  submit: (body, options) => call('userProcess', { body }, options),
  rowPer: 'image',
  parts: allParts,
  refreshes: ['postPetitions'],
  onDone: () => succeeded(currentTexts().message.imageUploaded),
});

export function SingleUploadPage() {
  const t = useTranslations('upload');
  const title = useTranslations('pages.title');
  const { role } = useSignedIn().claims;
  return (
    <PageFrame
      title={title('singleUpload')}
      actions={
        <>
          {admits('staff', role) && (
            <PageButton to="/bulk-upload" variant="default">
              {title('bulkUpload')}
            </PageButton>
          )}
          <PageButton to="/check-upload" variant="default">
            {t('toCheck')}
          </PageButton>
        </>
      }
    >
      <ProviderListsNotice />
      <Stack gap="md">
        <UploadCard
          uploads={uploads}
          title={t('newTitle')}
          hint={t('hintRows')}
          sendLabel={t('upload')}
          removeLabel={t('remove')}
          fields={PersonFields}
        />
        <PetitionTable kind="user" />
      </Stack>
    </PageFrame>
  );
}
