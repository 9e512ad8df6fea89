import { Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ProviderListsNotice } from '../../parts/feedback/provider-lists-notice.tsx';
import { PageFrame } from '../../parts/page/page-frame.tsx';
import { PageButton } from '../../parts/page/page-link.tsx';
import { useValue } from '../../state/value.ts';
import { bulkUpload } from './bulk-upload.ts';
import { FilesCard } from './files-card.tsx';
import { PeopleCard } from './people-card.tsx';

/** Many people from a CSV file and the pictures it names, each sent as the upload of one is. */
export function BulkUploadPage() {
  const t = useTranslations('bulk');
  const title = useTranslations('pages.title');
  const batch = useValue(bulkUpload.state);
  return (
    <PageFrame
      title={title('bulkUpload')}
      lead={t('lead')}
      actions={
        <PageButton to="/single-upload" variant="default">
          {title('singleUpload')}
        </PageButton>
      }
    >
      <ProviderListsNotice />
      <Stack gap="md">
        <FilesCard batch={batch} />
        <PeopleCard batch={batch} />
      </Stack>
    </PageFrame>
  );
}
