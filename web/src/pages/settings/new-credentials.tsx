import type { NewCredentials } from '@afc/contract/credentials';
import { Button, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Copyable } from '../../parts/copyable/copyable.tsx';
import styles from './page.module.css';

interface NewCredentialsProps {
  readonly credentials: NewCredentials;
  readonly onDone: () => void;
}

/** The only moment in which the secret key is known. */
export function NewCredentialsNotice({ credentials, onDone }: NewCredentialsProps) {
  const t = useTranslations('settings.credentials');
  return (
    <div className={styles.secret} role="status">
      <Text fw={600}>{credentials.name}</Text>
      <Text size="sm">{t('once')}</Text>
      <div className={styles.keys}>
        <Key name={t('apiKey')} value={credentials.apiKey} copy={t('copyApiKey')} />
        <Key name={t('secretKey')} value={credentials.secretKey} copy={t('copySecretKey')} />
      </div>
      <Button variant="default" size="xs" onClick={onDone}>
        {t('done')}
      </Button>
    </div>
  );
}

/** A key that is shown once, and a button that copies it. */
export function Key({ name, value, copy }: { name: string; value: string; copy: string }) {
  return (
    <>
      <span>{name}</span>
      <Copyable value={value} label={copy} className={styles.key} testId={name} />
    </>
  );
}
