import { Button, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAskBeforeLeaving } from '../../parts/dialogs/use-ask-before-leaving.ts';
import { Copyable } from '../../parts/icons/copyable.tsx';
import styles from './page.module.css';

interface Key {
  readonly name: string;
  readonly value: string;
  /** What the button says that copies it. */
  readonly copy: string;
}

interface NewSecretProps {
  /** What it belongs to. */
  readonly title: string;
  readonly note: string;
  /** Stands beside it, and in the table below for good. */
  readonly known?: Key;
  readonly secret: Key;
  readonly onDone: () => void;
}

/** The only moment in which a secret is known: it comes into sight, and is not left behind without asking. */
export function NewSecret({ title, note, known, secret, onDone }: NewSecretProps) {
  const t = useTranslations('settings');
  const [copied, setCopied] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useAskBeforeLeaving({ holds: !copied, title: t('leave.title'), body: t('leave.body', { name: title }) });
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className={styles.secret} role="status">
      <Text fw={600}>{title}</Text>
      <Text size="sm">{note}</Text>
      <div className={styles.keys}>
        {known && <CopyableKey {...known} />}
        <CopyableKey {...secret} onCopied={() => setCopied(true)} />
      </div>
      <Button variant="default" size="xs" onClick={onDone}>
        {t('done')}
      </Button>
    </div>
  );
}

function CopyableKey({ name, value, copy, onCopied }: Key & { onCopied?: () => void }) {
  return (
    <>
      <span>{name}</span>
      <Copyable value={value} label={copy} className={styles.key} testId={name} onCopied={onCopied} />
    </>
  );
}
