import { thumbnailPixels } from '@afc/contract/limits';
import { IconPhotoOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Face } from '../people/face.tsx';
import { shrink } from './shrink.ts';
import styles from './thumbnail.module.css';

/** Kept instead of an address where the file could not be read as a picture. */
const unreadable = 'unreadable';

/** A small copy of a picture that was not sent yet. A worker decodes and scales it, so that the page does not stop. */
export function Thumbnail({ file, alt }: { file: File; alt: string }) {
  const t = useTranslations('upload');
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let left = false;
    let made: string | undefined;
    void shrink(file).then((copy) => {
      if (left) return;
      if (copy) made = URL.createObjectURL(copy);
      setAddress(made ?? unreadable);
    });
    return () => {
      left = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [file]);
  return (
    <span className={styles.thumbnail} data-loading={address === undefined || undefined}>
      {address === unreadable && <IconPhotoOff size={20} stroke={1.6} role="img" aria-label={t('noPreview')} />}
      {address && address !== unreadable && (
        <Face src={address} alt={alt} width={thumbnailPixels} height={thumbnailPixels} className={styles.picture} />
      )}
    </span>
  );
}
