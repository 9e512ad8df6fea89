import { Kbd, Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { CloseButton } from '../../parts/dialogs/close-button.tsx';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { useValue } from '../../state/value.ts';
import styles from './shortcut-help.module.css';
import { shortcuts } from './use-shortcuts.ts';

const keys = [
  ['J', 'nextMatch'],
  ['K', 'previousMatch'],
  ['B', 'switchMatch'],
  ['Shift B', 'switchRecord'],
  ['R', 'rotate'],
  ['Z', 'zoom'],
  ['A', 'apply'],
  ['P', 'report'],
  ['N', 'nextCase'],
  ['Shift N', 'previousCase'],
  ['?', 'help'],
] as const;

export function ShortcutHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTranslations('detail.keys');
  const on = useValue(shortcuts);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')}>
      <Switch
        label={t('on')}
        description={t('lead')}
        checked={on}
        onChange={(event) => shortcuts.set(event.currentTarget.checked)}
      />
      <dl className={styles.keys}>
        {keys.map(([key, action]) => (
          <div key={action} className={styles.key}>
            <dt>
              {key.split(' ').map((part) => (
                <Kbd key={part} mr={4}>
                  {part === 'Shift' ? t('shift') : part}
                </Kbd>
              ))}
            </dt>
            <dd>{t(action)}</dd>
          </div>
        ))}
      </dl>
      <CloseButton onClose={onClose} />
    </Dialog>
  );
}
