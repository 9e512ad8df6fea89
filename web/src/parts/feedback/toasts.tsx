import { CloseButton, Loader } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { closeToast, type Toast, toasts } from '../../state/toast.ts';
import { useValue } from '../../state/value.ts';
import { openDialogs } from '../dialogs/open-dialogs.ts';
import styles from './toasts.module.css';

/** The stack of messages at the top centre. An open dialog holds it, or nobody could close a message meanwhile. */
export function Toasts() {
  const dialog = useValue(openDialogs).at(-1);
  return dialog ? createPortal(<Stack />, dialog) : <Stack />;
}

/** The live regions exist before the first message, so it is read out. */
function Stack() {
  const standing = useValue(toasts);
  return (
    <div className={styles.stack} data-testid="toasts">
      <div role="alert" className={styles.region}>
        {standing
          .filter(({ kind }) => kind === 'failure')
          .map((toast) => (
            <ToastCard key={toast.cause} toast={toast} />
          ))}
      </div>
      <div role="status" className={styles.region}>
        {standing
          .filter(({ kind }) => kind !== 'failure')
          .map((toast) => (
            <ToastCard key={toast.cause} toast={toast} />
          ))}
      </div>
    </div>
  );
}

const icons = {
  success: <IconCircleCheck size={18} aria-hidden className={styles.success} />,
  failure: <IconAlertCircle size={18} aria-hidden className={styles.failure} />,
  working: <Loader size={16} aria-hidden />,
} satisfies Record<Toast['kind'], React.ReactNode>;

/** Toasts that were on screen already. One that moves into a dialog, or out of it, must not be animated again. */
const shown = new WeakSet<Toast>();

function ToastCard({ toast }: { toast: Toast }) {
  const t = useTranslations('shell');
  const [comesIn] = useState(() => !shown.has(toast));
  useEffect(() => {
    shown.add(toast);
  }, [toast]);
  return (
    <div className={styles.toast} data-kind={toast.kind} data-comes-in={comesIn || undefined} data-testid="toast">
      {icons[toast.kind]}
      <span className={styles.text}>{toast.text}</span>
      <CloseButton size="sm" aria-label={t('closeMessage')} onClick={() => closeToast(toast.cause)} />
    </div>
  );
}
