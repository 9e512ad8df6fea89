import { useTranslations } from 'use-intl';
import { PasswordChange } from '../../parts/forms/password-change.tsx';
import { Card } from '../../parts/page/card.tsx';

export function ChangePasswordCard() {
  const t = useTranslations('settings.password');
  const signIn = useTranslations('signIn');
  const message = useTranslations('message');
  return (
    <Card title={t('title')} lead={signIn('changeLead')}>
      <PasswordChange mismatch={message('passwordMustBeTheSame')} />
    </Card>
  );
}
