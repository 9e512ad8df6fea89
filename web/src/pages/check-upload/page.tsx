import { useTranslations } from 'use-intl';
import { PageFrame } from '../../parts/page/page-frame.tsx';

export function CheckUploadPage() {
  const title = useTranslations('pages.title');
  return <PageFrame title={title('checkUpload')}>{null}</PageFrame>;
}
