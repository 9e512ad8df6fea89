import type { NewWebhook } from '@afc/contract/webhooks';
import { Button, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Key } from './new-credentials.tsx';
import styles from './page.module.css';

/** The only moment in which the secret of a webhook is known. */
export function NewWebhookNotice({ webhook, onDone }: { webhook: NewWebhook; onDone: () => void }) {
  const t = useTranslations('settings.webhooks');
  return (
    <div className={styles.secret} role="status">
      <Text fw={600} className={styles.address}>
        {webhook.url}
      </Text>
      <Text size="sm">{t('once')}</Text>
      <div className={styles.keys}>
        <Key name={t('secret')} value={webhook.secret} copy={t('copySecret')} />
      </div>
      <Button variant="default" size="xs" onClick={onDone}>
        {t('done')}
      </Button>
    </div>
  );
}
