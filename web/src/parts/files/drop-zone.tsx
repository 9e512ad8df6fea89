import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './drop-zone.module.css';
import { useDroppedFiles } from './use-dropped-files.ts';

interface DropZoneProps {
  readonly icon: TablerIcon;
  readonly title: string;
  readonly hint: string;
  readonly onDrop: (dropped: DataTransfer) => void;
  /** Buttons that choose files in other ways. */
  readonly children: ReactNode;
}

/** Shows where files may be dropped. Files that are dropped elsewhere on the page are taken too. */
export function DropZone({ icon: Icon, title, hint, onDrop, children }: DropZoneProps) {
  const over = useDroppedFiles(onDrop);
  return (
    <div className={styles.zone} data-over={over || undefined} data-testid="drop-zone">
      <Icon size={24} stroke={1.4} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.hint}>{hint}</p>
      </div>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
