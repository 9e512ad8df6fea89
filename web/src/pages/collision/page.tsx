import { useTranslations } from 'use-intl';
import { PageFrame } from '../../parts/page/page-frame.tsx';

export function CollisionPage() {
  const title = useTranslations('pages.title');
  return <PageFrame title={title('collision')}>{null}</PageFrame>;
}
