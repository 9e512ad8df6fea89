import { ActionIcon } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { copyText } from './copy-text.ts';
import { IconHint } from './icon-hint.tsx';

const thanksMilliseconds = 1_000;

interface CopyableProps {
  readonly value: string;
  /** The button's label, such as "Copy key". */
  readonly label: string;
  readonly className: string | undefined;
  readonly testId?: string;
  /** Called when the text was copied, by the button or by hand. */
  readonly onCopied?: (() => void) | undefined;
}

/** A key or a checksum, and a button that copies it. */
export function Copyable({ value, label, className, testId, onCopied }: CopyableProps) {
  const states = useTranslations('states');
  const text = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), thanksMilliseconds);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const done = text.current !== null && (await copyText(text.current));
    setCopied(done);
    if (done) onCopied?.();
  };
  const shown = copied ? states('copied') : label;
  return (
    <>
      <code ref={text} className={className} data-testid={testId} onCopy={onCopied}>
        {value}
      </code>
      <IconHint label={shown} end>
        <ActionIcon variant="default" aria-label={shown} onClick={() => void copy()}>
          {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
        </ActionIcon>
      </IconHint>
    </>
  );
}
