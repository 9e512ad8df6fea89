import { useTranslations } from 'use-intl';
import { PageFrame } from '../../parts/page/page-frame.tsx';

export function StatisticsPage() {
  const title = useTranslations('pages.title');
  return <PageFrame title={title('statistics')}>{null}</PageFrame>;
}
