import { useTranslations } from 'use-intl';
import { useSend } from '../../api/queries.ts';
import { Card } from '../../parts/page/card.tsx';
import { PasswordChange } from '../../parts/password-change/password-change.tsx';
import { succeeded } from '../../parts/toast/toast.ts';

export function ChangePasswordCard() {
  const t = useTranslations('settings.password');
  const signIn = useTranslations('signIn');
  const message = useTranslations('message');
  const change = useSend('changePassword', { onSuccess: () => succeeded(signIn('changed')) });
  const send = (password: string) =>
    change.mutateAsync({ body: { password } }).then(
      () => true,
      () => false,
    );
  return (
    <Card title={t('title')} lead={signIn('changeLead')}>
      <PasswordChange mismatch={message('passwordMustBeTheSame')} sending={change.isPending} onSend={send} />
    </Card>
  );
}
