import { useTranslations } from 'use-intl';
import { PageFrame } from '../../parts/page/page-frame.tsx';
import { usePageName } from '../../parts/page/page-name.ts';

export function ResultListPage() {
  const title = useTranslations('pages.title');
  return <PageFrame title={title(usePageName())}>{null}</PageFrame>;
}
