import { imageExtensions, imageTypes } from '@afc/contract/limits';
import { Button } from '@mantine/core';
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { partOnDemand } from '../../api/script-on-demand.ts';
import { usePartOnDemand } from '../dialogs/use-part-on-demand.ts';
import { usePersonal } from '../people/personal.tsx';
import { acceptFiles, type Ignored } from './accept-files.ts';
import { DropZone } from './drop-zone.tsx';
import styles from './picture-picker.module.css';
import { usePastedFiles } from './use-pasted-files.ts';

const fetchWebcam = partOnDemand(() => import('./webcam.tsx'), 'Webcam');

const accept = [...imageTypes, ...imageExtensions.map((extension) => `.${extension}`)].join(',');

const reasons = ['type', 'size'] as const satisfies readonly Ignored['why'][];

interface PicturePickerProps {
  readonly onPictures: (files: File[]) => void;
  /** Says whether several pictures may be chosen at once, and what happens to them. */
  readonly hint: string;
  /** The button that chooses pictures is the page's primary one, as long as there is nothing to send. */
  readonly primary: boolean;
}

/** A place to drop or paste pictures, a button to choose them and one to take them with the camera. */
export function PicturePicker({ onPictures, hint, primary }: PicturePickerProps) {
  const t = useTranslations('upload');
  const personal = usePersonal();
  const input = useRef<HTMLInputElement>(null);
  const [webcam, setWebcam] = useState(false);
  const Webcam = usePartOnDemand(fetchWebcam, webcam, () => setWebcam(false));
  const [ignored, setIgnored] = useState<Ignored[]>([]);

  const take = (chosen: Iterable<File>) => {
    const accepted = acceptFiles(chosen);
    setIgnored(accepted.ignored);
    onPictures(accepted.files);
  };
  usePastedFiles(take);

  return (
    <>
      <DropZone icon={IconPhotoPlus} title={t('drop')} hint={hint} onDrop={(dropped) => take(dropped.files)}>
        <Button variant={primary ? 'filled' : 'default'} onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
        <Button variant="default" leftSection={<IconCamera size={16} stroke={1.6} />} onClick={() => setWebcam(true)}>
          {t('webcam.open')}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={accept}
          aria-label={t('choose')}
          onChange={(event) => {
            take(event.currentTarget.files ?? []);
            // The same file may be chosen again after its row was removed.
            event.currentTarget.value = '';
          }}
        />
      </DropZone>
      <div role="status">
        {reasons.map((why) => {
          const names = ignored.filter((file) => file.why === why).map(({ name }) => personal(name));
          return (
            names.length > 0 && (
              <p key={why} className={styles.ignored}>
                {t(`ignored.${why}`, { names: names.join(', ') })}
              </p>
            )
          );
        })}
      </div>
      {webcam && Webcam && <Webcam onPicture={(file) => onPictures([file])} onClose={() => setWebcam(false)} />}
    </>
  );
}
