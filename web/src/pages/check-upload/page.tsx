import { Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { call } from '../../api/client.ts';
import { currentTexts } from '../../language/language.tsx';
import { PageFrame } from '../../parts/page/page-frame.tsx';
import { PageButton } from '../../parts/page/page-link.tsx';
import { PetitionTable } from '../../parts/tables/petition-table.tsx';
import { EmailField } from '../../parts/upload/person-fields.tsx';
import { UploadCard } from '../../parts/upload/upload-card.tsx';
import { createUploads } from '../../parts/upload/uploads.ts';
import { succeeded } from '../../state/toast.ts';

// Only email and picture are sent: by that the server knows a check without saving.
const uploads = createUploads({
  submit: (body, options) => call('userProcess', { body }, options),
  rowPer: 'image',
  parts: ['email'],
  refreshes: ['postPetitions'],
  onDone: () => succeeded(currentTexts().message.imageUploaded),
});

export function CheckUploadPage() {
  const t = useTranslations('upload');
  const title = useTranslations('pages.title');
  return (
    <PageFrame
      title={title('checkUpload')}
      actions={
        <>
          <PageButton to="/single-upload" variant="default">
            {title('singleUpload')}
          </PageButton>
          <PageButton to="/list-check" variant="default">
            {title('listCheck')}
          </PageButton>
        </>
      }
    >
      <Stack gap="md">
        <UploadCard
          uploads={uploads}
          title={t('checkTitle')}
          hint={t('hintRows')}
          sendLabel={t('check')}
          removeLabel={t('delete')}
          fields={EmailField}
        />
        <PetitionTable kind="check" />
      </Stack>
    </PageFrame>
  );
}
