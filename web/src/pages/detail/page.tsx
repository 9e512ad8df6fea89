import { useTranslations } from 'use-intl';
import { PageFrame } from '../../parts/page/page-frame.tsx';

export function DetailPage() {
  const title = useTranslations('pages.title');
  return <PageFrame title={title('detail')}>{null}</PageFrame>;
}
