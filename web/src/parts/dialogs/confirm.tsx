import { Button, Group, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { onReset } from '../../state/reset.ts';
import { createValue, useValue } from '../../state/value.ts';
import { Dialog } from './dialog.tsx';

interface Question {
  readonly title: string;
  readonly body: ReactNode;
  /** Default: Yes and No. */
  readonly yes?: string;
  readonly no?: string;
  /** The action cannot be undone: the focus is on No. */
  readonly danger?: boolean;
}

interface Asked extends Question {
  readonly answer: (yes: boolean) => void;
}

const asked = createValue<Asked | undefined>(undefined);

/** Asks before something happens: `if (await confirm({ title, body })) …`. Escape, Back and No mean no. */
export function confirm(question: Question): Promise<boolean> {
  asked.get()?.answer(false);
  return new Promise((resolve) => {
    asked.set({
      ...question,
      answer: (yes) => {
        asked.set(undefined);
        resolve(yes);
      },
    });
  });
}

export function ConfirmDialog() {
  const question = useValue(asked);
  // Keeps the words while the dialog fades out.
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) asked.get()?.answer(false);
      }),
    [router],
  );
  const message = useTranslations('message');
  const danger = shown?.danger === true;
  return (
    <Dialog opened={question !== undefined} onClose={() => question?.answer(false)} title={shown?.title ?? ''}>
      {typeof shown?.body === 'string' ? <Text>{shown.body}</Text> : shown?.body}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" data-autofocus={danger || undefined} onClick={() => question?.answer(false)}>
          {shown?.no ?? message('no')}
        </Button>
        <Button
          data-autofocus={!danger || undefined}
          {...(danger ? { color: 'blacklist' } : {})}
          onClick={() => question?.answer(true)}
        >
          {shown?.yes ?? message('yes')}
        </Button>
      </Group>
    </Dialog>
  );
}

onReset(() => asked.get()?.answer(false));
