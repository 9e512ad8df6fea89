import { useTranslations } from 'use-intl';
import { PageFrame } from '../../parts/page/page-frame.tsx';

export function NotFoundPage() {
  const title = useTranslations('pages.title');
  return <PageFrame title={title('notFound')}>{null}</PageFrame>;
}
