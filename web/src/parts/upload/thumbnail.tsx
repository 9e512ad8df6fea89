import { thumbnailPixels } from '@afc/contract/limits';
import { IconPhotoOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Face } from '../personal/face.tsx';
import styles from './thumbnail.module.css';

const density = 2;
/** Stands where an address would. */
const unreadable = 'unreadable';

/** A small copy of a picture that was not sent yet. A phone's photo is decoded and scaled beside the page's thread. */
export function Thumbnail({ file, alt }: { file: File; alt: string }) {
  const t = useTranslations('upload');
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let left = false;
    let made: string | undefined;
    shrink(file).then(
      (copy) => {
        if (left) return;
        made = URL.createObjectURL(copy);
        setAddress(made);
      },
      () => {
        if (!left) setAddress(unreadable);
      },
    );
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

async function shrink(file: File): Promise<Blob> {
  const small = await createImageBitmap(file, { resizeWidth: thumbnailPixels * density, resizeQuality: 'medium' });
  const canvas = document.createElement('canvas');
  canvas.width = small.width;
  canvas.height = small.height;
  canvas.getContext('2d')?.drawImage(small, 0, 0);
  small.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((copy) => (copy ? resolve(copy) : reject(new Error('No picture'))), 'image/jpeg', 0.85);
  });
}
