import { useTranslations } from 'use-intl';
import { PageFrame } from '../../parts/page/page-frame.tsx';

export function TestPage() {
  const title = useTranslations('pages.title');
  return <PageFrame title={title('test')}>{null}</PageFrame>;
}
