import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Copyable } from '../../parts/copyable/copyable.tsx';
import styles from './page.module.css';

interface NewSecretProps {
  /** What it belongs to. */
  readonly title: string;
  readonly note: string;
  readonly onDone: () => void;
  /** The keys. */
  readonly children: ReactNode;
}

/** The only moment in which a secret is known. */
export function NewSecret({ title, note, onDone, children }: NewSecretProps) {
  const t = useTranslations('settings');
  return (
    <div className={styles.secret} role="status">
      <Text fw={600}>{title}</Text>
      <Text size="sm">{note}</Text>
      <div className={styles.keys}>{children}</div>
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
