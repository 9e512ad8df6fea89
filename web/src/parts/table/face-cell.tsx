import type { Picture } from '@afc/contract/picture';
import { IconUser } from '@tabler/icons-react';
import { facePosition } from '../face-pair/face-position.ts';
import { Face } from '../personal/face.tsx';
import styles from './table.module.css';

/** The small face at a row's beginning. The name stands beside it, so the picture itself is silent. */
export function FaceCell({ pictures }: { pictures: readonly Picture[] }) {
  const picture = pictures[0];
  return (
    <td className={styles.face}>
      {picture ? (
        <Face
          src={picture.thumbnailUrl}
          alt=""
          style={{ objectPosition: facePosition(picture) }}
          width={36}
          height={36}
          loading="lazy"
          className={styles.thumbnail}
        />
      ) : (
        <span className={styles.noFace}>
          <IconUser size={18} stroke={1.4} aria-hidden />
        </span>
      )}
    </td>
  );
}
