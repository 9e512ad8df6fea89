import { Button, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';

/** Closes a dialog that shows something and asks nothing. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const states = useTranslations('states');
  return (
    <Group justify="flex-end" mt="md">
      <Button data-autofocus variant="default" onClick={onClose}>
        {states('close')}
      </Button>
    </Group>
  );
}
