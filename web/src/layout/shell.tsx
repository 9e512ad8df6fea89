import { useDisclosure } from '@mantine/hooks';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { partOnDemand } from '../api/script-on-demand.ts';
import { usePartOnDemand } from '../parts/dialogs/use-part-on-demand.ts';
import { usePageName } from '../parts/page/use-page-name.ts';
import { useSession } from '../session/session.ts';
import { useValue } from '../state/value.ts';
import { smallScreen, useScreen } from '../theme/screen.ts';
import { Footer } from './footer.tsx';
import { NetworkNotice } from './network-notice.tsx';
import { layout, navbar, sidebar, toolbar, width } from './preferences.ts';
import { SessionPrompt } from './session-prompt.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { Toolbar } from './toolbar.tsx';

const fetchDrawer = partOnDemand(() => import('./navigation-drawer.tsx'), 'NavigationDrawer');

/** Beside the unfolded menu no table has room here: it stays folded, and unfolds over the page. */
const narrowScreen = '(max-width: 79.99em)';
/** Nor have two pictures of 400 px and the matches of a case here. */
const narrowForCase = '(max-width: 88.87em)';

/** The frame staff work in. Without a session it shows nothing at all, so that nothing of the last person stays. */
export function Shell() {
  return useSession() ? <SignedInShell /> : null;
}

function SignedInShell() {
  const t = useTranslations('shell');
  const page = usePageName();
  const small = useScreen(smallScreen);
  const narrowForAll = useScreen(narrowScreen);
  const narrowWithCase = useScreen(narrowForCase);
  const narrow = narrowForAll || (narrowWithCase && page === 'detail');
  const folded = useValue(sidebar) === 'folded' || narrow;
  const side = useValue(navbar);
  const waiting = useRouterState({ select: ({ isLoading }) => isLoading });
  const [opened, drawer] = useDisclosure();
  const NavigationDrawer = usePartOnDemand(fetchDrawer, opened, drawer.close);
  const main = useArrival();
  return (
    <div
      className={styles.frame}
      data-layout={useValue(layout)}
      data-width={useValue(width)}
      data-navbar={side}
      data-toolbar={useValue(toolbar)}
      data-sidebar={folded ? 'folded' : 'open'}
    >
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      {!small && (
        <aside className={styles.side} data-testid="sidebar" inert={narrow && opened}>
          <Sidebar folded={folded} withProduct />
        </aside>
      )}
      {narrow && NavigationDrawer && <NavigationDrawer opened={opened} onClose={drawer.close} side={side} />}
      <div className={styles.top}>
        <Toolbar small={small} narrow={narrow} onOpenNavigation={drawer.open} />
        <NetworkNotice />
      </div>
      <div className={styles.main}>
        <main id="content" ref={main} tabIndex={-1} className={styles.content} data-waiting={waiting || undefined}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <SessionPrompt />
    </div>
  );
}

/** Going to another page moves the keyboard to the new content, as a page load would. */
function useArrival() {
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const left = useRef(path);
  useEffect(() => {
    if (left.current === path) return;
    left.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
