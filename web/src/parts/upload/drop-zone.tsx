import type { TablerIcon } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  readonly icon: TablerIcon;
  readonly title: string;
  readonly hint: string;
  readonly onDrop: (dropped: DataTransfer) => void;
  /** The buttons that do the same. */
  readonly children: ReactNode;
}

/** A place to drop files on. */
export function DropZone({ icon: Icon, title, hint, onDrop, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrop(event.dataTransfer);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the buttons do the same.
    <div
      className={styles.zone}
      data-over={over || undefined}
      data-testid="drop-zone"
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon size={24} stroke={1.4} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.hint}>{hint}</p>
      </div>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
