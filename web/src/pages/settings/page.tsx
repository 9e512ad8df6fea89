import { useTranslations } from 'use-intl';
import { PageFrame } from '../../parts/page/page-frame.tsx';

export function SettingsPage() {
  const title = useTranslations('pages.title');
  return <PageFrame title={title('settings')}>{null}</PageFrame>;
}
