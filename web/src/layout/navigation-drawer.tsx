import { sidebarWidth } from '@afc/contract/limits';
import { useTranslations } from 'use-intl';
import { Panel, type PanelProps } from './panel.tsx';
import { Sidebar } from './sidebar.tsx';

/** The menu on small screens, where there is no room beside the page. */
export function NavigationDrawer({ side, ...panel }: PanelProps & { readonly side: 'left' | 'right' }) {
  const t = useTranslations('shell');
  return (
    <Panel {...panel} side={side} size={sidebarWidth} flush title={t('product')} closeLabel={t('closeNavigation')}>
      <Sidebar folded={false} />
    </Panel>
  );
}
