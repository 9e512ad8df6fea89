import { useTranslations } from 'use-intl';
import { PageFrame } from '../../parts/page/page-frame.tsx';

export function SingleUploadPage() {
  const title = useTranslations('pages.title');
  return <PageFrame title={title('singleUpload')}>{null}</PageFrame>;
}
