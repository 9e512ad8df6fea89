import type { Collision } from '@afc/contract/result';
import { Button, Group, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import styles from './collision.module.css';
import { CollisionEvidence } from './collision-evidence.tsx';
import { Verdict } from './verdict.tsx';

/** The report of a finished comparison, until somebody accepts it. */
export function ReportDialog({ data, onAccept }: { data: Collision['data']; onAccept: () => void }) {
  const message = useTranslations('message');
  return (
    <Dialog opened wide onClose={onAccept} title={message('processCompleted')}>
      <Stack gap="md">
        <Verdict data={data} />
        <CollisionEvidence data={data} />
      </Stack>
      <Group justify="flex-end" className={styles.foot}>
        <Button data-autofocus onClick={onAccept}>
          {message('accept')}
        </Button>
      </Group>
    </Dialog>
  );
}
