import { useTranslations } from 'use-intl';
import { PageFrame } from '../../parts/page/page-frame.tsx';

export function SendEmailPage() {
  const title = useTranslations('pages.title');
  return <PageFrame title={title('sendEmail')}>{null}</PageFrame>;
}
