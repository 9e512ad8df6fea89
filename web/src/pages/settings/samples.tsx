import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useCall, useSend } from '../../api/queries.ts';
import { showingRecords } from '../../api/record-lists.ts';
import { confirm } from '../../parts/dialogs/confirm.tsx';
import { Loaded } from '../../parts/feedback/loaded.tsx';
import { Card } from '../../parts/page/card.tsx';
import { succeeded } from '../../state/toast.ts';

export function SamplesCard() {
  const t = useTranslations('settings.samples');
  const query = useCall('policy', {});
  const remove = useSend('removeSamples', {
    refreshes: showingRecords,
    onSuccess: ({ removed }) => succeeded(t('removed', { count: removed })),
  });
  const askToRemove = async () => {
    if (await confirm({ title: t('removeTitle'), body: t('removeBody'), danger: true })) remove.mutate({});
  };
  return (
    <Card title={t('title')}>
      <Loaded query={query} skeleton={<Skeleton height={36} />}>
        {({ samples }) =>
          samples === 0 ? (
            <Text c="dimmed">{t('none')}</Text>
          ) : (
            <Group justify="space-between">
              <Text>{t('loaded', { count: samples })}</Text>
              <Button variant="default" loading={remove.isPending} onClick={() => void askToRemove()}>
                {t('remove')}
              </Button>
            </Group>
          )
        }
      </Loaded>
    </Card>
  );
}
