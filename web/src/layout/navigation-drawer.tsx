import { sidebarWidth } from '@afc/contract/limits';
import { Drawer } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Sidebar } from './sidebar.tsx';

/** The menu on small screens, where there is no room beside the page. */
export function NavigationDrawer({ side, onClose }: { side: 'left' | 'right'; onClose: () => void }) {
  const t = useTranslations('shell');
  return (
    <Drawer
      opened
      onClose={onClose}
      size={sidebarWidth}
      padding={0}
      position={side}
      title={t('product')}
      closeButtonProps={{ 'aria-label': t('closeNavigation') }}
    >
      <Sidebar folded={false} />
    </Drawer>
  );
}
