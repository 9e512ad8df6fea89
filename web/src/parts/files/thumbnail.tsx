import { thumbnailPixels } from '@afc/contract/limits';
import { IconPhotoOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Face } from '../people/face.tsx';
import { shrink } from './shrink.ts';
import styles from './thumbnail.module.css';

/** Stands where an address would. */
const unreadable = 'unreadable';

/** A small copy of a picture that was not sent yet. A phone's photo is decoded and scaled beside the page's thread. */
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
