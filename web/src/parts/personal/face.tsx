import type { ImgHTMLAttributes } from 'react';
import { useBlurredFaces } from './demo-mode.ts';
import styles from './face.module.css';

interface FaceProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly src: string;
  /** Pass names through usePersonal first. */
  readonly alt: string;
}

/** Every picture of a person: blurred in Demo Mode. */
export function Face({ className, alt, ...image }: FaceProps) {
  const blurred = useBlurredFaces();
  return (
    <span className={styles.frame} data-blurred={blurred || undefined}>
      <img {...image} alt={alt} className={[styles.picture, className].filter(Boolean).join(' ')} draggable={false} />
    </span>
  );
}
