import { Button, Switch } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconBolt, IconLayoutSidebar, IconLogout2, IconMenu2 } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { partOnDemand } from '../api/script-on-demand.ts';
import { usePartOnDemand } from '../parts/dialogs/use-part-on-demand.ts';
import { IconButton } from '../parts/icons/icon-button.tsx';
import { demoMode, useDemoMode } from '../parts/people/demo-mode.ts';
import { useValue } from '../state/value.ts';
import { sidebar } from './preferences.ts';
import styles from './toolbar.module.css';
import { useLogOut } from './use-log-out.ts';

const fetchSettingsPanel = partOnDemand(() => import('./settings-panel.tsx'), 'SettingsPanel');
const fetchQuickPanel = partOnDemand(() => import('./quick-panel.tsx'), 'QuickPanel');

interface ToolbarProps {
  readonly small: boolean;
  /** The menu opens over the page instead of beside it. */
  readonly narrow: boolean;
  readonly onOpenNavigation: () => void;
}

export function Toolbar({ small, narrow, onOpenNavigation }: ToolbarProps) {
  const t = useTranslations('shell');
  const demo = useDemoMode();
  const logOut = useLogOut();
  const folded = useValue(sidebar) === 'folded';
  const [settings, settingsPanel] = useDisclosure();
  const [quick, quickPanel] = useDisclosure();
  const SettingsPanel = usePartOnDemand(fetchSettingsPanel, settings, settingsPanel.close);
  const QuickPanel = usePartOnDemand(fetchQuickPanel, quick, quickPanel.close);
  return (
    <header className={styles.toolbar}>
      {narrow ? (
        <IconButton size={36} label={t('openNavigation')} onClick={onOpenNavigation}>
          <IconMenu2 size={20} stroke={1.6} />
        </IconButton>
      ) : (
        <IconButton
          size={36}
          label={folded ? t('unfoldNavigation') : t('foldNavigation')}
          aria-expanded={!folded}
          onClick={() => sidebar.set(folded ? 'open' : 'folded')}
        >
          <IconLayoutSidebar size={20} stroke={1.6} />
        </IconButton>
      )}
      <div className={styles.space} />
      <Switch
        label={t('demoMode')}
        checked={demo}
        onChange={(event) => demoMode.set(event.currentTarget.checked)}
        classNames={{ root: styles.demo, label: styles.demoLabel }}
      />
      <IconButton size={36} label={t('quickPanel.open')} onClick={quickPanel.open}>
        <IconBolt size={20} stroke={1.6} />
      </IconButton>
      <IconButton size={36} label={t('settingsPanel.open')} onClick={settingsPanel.open}>
        <IconAdjustmentsHorizontal size={20} stroke={1.6} />
      </IconButton>
      {small ? (
        <IconButton size={36} label={t('logOut')} onClick={() => void logOut()}>
          <IconLogout2 size={20} stroke={1.6} />
        </IconButton>
      ) : (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconLogout2 size={16} stroke={1.6} />}
          onClick={() => void logOut()}
        >
          {t('logOut')}
        </Button>
      )}
      {SettingsPanel && <SettingsPanel opened={settings} onClose={settingsPanel.close} />}
      {QuickPanel && <QuickPanel opened={quick} onClose={quickPanel.close} />}
    </header>
  );
}
