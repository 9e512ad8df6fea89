import { useTranslations } from 'use-intl';
import { PageFrame } from '../../parts/page/page-frame.tsx';

export function HelpPage() {
  const title = useTranslations('pages.title');
  return <PageFrame title={title('help')}>{null}</PageFrame>;
}
