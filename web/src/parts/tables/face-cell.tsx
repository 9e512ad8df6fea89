import type { Picture } from '@afc/contract/picture';
import { IconUser } from '@tabler/icons-react';
import { SmallFace } from '../people/small-face.tsx';
import styles from './table.module.css';

/** The cell with a small face at the beginning of a row. */
export function FaceCell({ pictures }: { pictures: readonly Picture[] }) {
  const picture = pictures[0];
  return (
    <td className={styles.face}>
      {picture ? (
        <SmallFace picture={picture} size={36} className={styles.thumbnail} />
      ) : (
        <span className={styles.noFace}>
          <IconUser size={18} stroke={1.4} aria-hidden />
        </span>
      )}
    </td>
  );
}
