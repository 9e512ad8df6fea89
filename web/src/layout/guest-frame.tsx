import { Outlet } from '@tanstack/react-router';
import styles from './guest-frame.module.css';
import { GuestToolbar } from './guest-toolbar.tsx';
import { NetworkNotice } from './network-notice.tsx';

/** The pages before signing in: one centred card, nothing else. */
export function GuestFrame() {
  return (
    <div className={styles.frame}>
      <NetworkNotice />
      <main className={styles.main}>
        <Outlet />
      </main>
      <GuestToolbar />
    </div>
  );
}
