import { IconPhotoOff } from '@tabler/icons-react';
import { type ImgHTMLAttributes, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBlurredFaces } from './demo-mode.ts';
import styles from './face.module.css';

interface FaceProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly src: string;
  /** Pass names through usePersonal first. */
  readonly alt: string;
}

/** Every picture of a person is shown by this: blurred in Demo Mode, and a sentence where it cannot be loaded. */
export function Face({ className, alt, src, onError, ...image }: FaceProps) {
  const t = useTranslations('states');
  const blurred = useBlurredFaces();
  const [missing, setMissing] = useState<string>();
  const classes = (own: string | undefined) => [own, className].filter(Boolean).join(' ');
  if (missing === src)
    return (
      <span
        className={classes(styles.missing)}
        style={{ width: image.width, height: image.height }}
        role="img"
        aria-label={t('pictureMissing')}
        title={t('pictureMissing')}
      >
        <IconPhotoOff size={20} stroke={1.4} aria-hidden />
        <span className={styles.sentence}>{t('pictureMissing')}</span>
      </span>
    );
  return (
    <span className={styles.frame} data-blurred={blurred || undefined}>
      <img
        {...image}
        src={src}
        alt={alt}
        className={classes(styles.picture)}
        draggable={false}
        onError={(event) => {
          setMissing(src);
          onError?.(event);
        }}
      />
    </span>
  );
}
