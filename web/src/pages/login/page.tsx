import { useTranslations } from 'use-intl';
import { PageFrame } from '../../parts/page/page-frame.tsx';

export function LoginPage() {
  const title = useTranslations('pages.title');
  return <PageFrame title={title('login')}>{null}</PageFrame>;
}
