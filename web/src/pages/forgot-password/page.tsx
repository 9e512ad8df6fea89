import { useTranslations } from 'use-intl';
import { PageFrame } from '../../parts/page/page-frame.tsx';

export function ForgotPasswordPage() {
  const title = useTranslations('pages.title');
  return <PageFrame title={title('forgotPassword')}>{null}</PageFrame>;
}
