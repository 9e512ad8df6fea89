import { ActionIcon, Button, Switch } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconBolt, IconLayoutSidebar, IconLogout2, IconMenu2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { latePart } from '../api/late-script.ts';
import { Hint } from '../parts/hint/hint.tsx';
import { useLate } from '../parts/late/use-late.ts';
import { demoMode, useDemoMode } from '../parts/personal/demo-mode.ts';
import { logOut } from '../session/log-out.ts';
import { useValue } from '../state/value.ts';
import { sidebar } from './preferences.ts';
import styles from './toolbar.module.css';

const fetchSettingsPanel = latePart(() => import('./settings-panel.tsx'), 'SettingsPanel');
const fetchQuickPanel = latePart(() => import('./quick-panel.tsx'), 'QuickPanel');

interface ToolbarProps {
  readonly small: boolean;
  /** The menu opens over the page instead of beside it. */
  readonly narrow: boolean;
  readonly onOpenNavigation: () => void;
}

export function Toolbar({ small, narrow, onOpenNavigation }: ToolbarProps) {
  const t = useTranslations('shell');
  const demo = useDemoMode();
  const folded = useValue(sidebar) === 'folded';
  const [settings, settingsPanel] = useDisclosure();
  const [quick, quickPanel] = useDisclosure();
  const SettingsPanel = useLate(fetchSettingsPanel, settings, settingsPanel.close);
  const QuickPanel = useLate(fetchQuickPanel, quick, quickPanel.close);
  return (
    <header className={styles.toolbar}>
      {narrow ? (
        <Tool label={t('openNavigation')} icon={<IconMenu2 size={20} stroke={1.6} />} onClick={onOpenNavigation} />
      ) : (
        <Tool
          label={folded ? t('unfoldNavigation') : t('foldNavigation')}
          icon={<IconLayoutSidebar size={20} stroke={1.6} />}
          pressed={!folded}
          onClick={() => sidebar.set(folded ? 'open' : 'folded')}
        />
      )}
      <div className={styles.space} />
      <Switch
        label={t('demoMode')}
        checked={demo}
        onChange={(event) => demoMode.set(event.currentTarget.checked ? 'on' : 'off')}
        classNames={{ root: styles.demo, label: styles.demoLabel }}
      />
      <Tool label={t('quickPanel.open')} icon={<IconBolt size={20} stroke={1.6} />} onClick={quickPanel.open} />
      <Tool
        label={t('settingsPanel.open')}
        icon={<IconAdjustmentsHorizontal size={20} stroke={1.6} />}
        onClick={settingsPanel.open}
      />
      {small ? (
        <Tool label={t('logOut')} icon={<IconLogout2 size={20} stroke={1.6} />} onClick={logOut} />
      ) : (
        <Button variant="default" size="xs" leftSection={<IconLogout2 size={16} stroke={1.6} />} onClick={logOut}>
          {t('logOut')}
        </Button>
      )}
      {SettingsPanel && <SettingsPanel opened={settings} onClose={settingsPanel.close} />}
      {QuickPanel && <QuickPanel opened={quick} onClose={quickPanel.close} />}
    </header>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

function Tool({ label, icon, pressed, onClick }: ToolProps) {
  return (
    <Hint label={label}>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} aria-expanded={pressed} onClick={onClick}>
        {icon}
      </ActionIcon>
    </Hint>
  );
}
