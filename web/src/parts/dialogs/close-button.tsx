import { Button, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';

/** The one way out of a dialog that only shows something. */
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
