import { Button, Group, Loader } from '@mantine/core';
import { IconCamera, IconCameraOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../dialogs/dialog.tsx';
import { Placeholder } from '../feedback/placeholder.tsx';
import { useBlurredFaces } from '../people/demo-mode.ts';
import styles from './webcam.module.css';

interface WebcamProps {
  readonly onPicture: (file: File) => void;
  readonly onClose: () => void;
}

type Trouble = 'insecure' | 'refused' | 'absent' | 'busy';

/** Takes a picture with the camera. The camera is switched off as soon as the dialog closes. */
export function Webcam({ onPicture, onClose }: WebcamProps) {
  const t = useTranslations('upload.webcam');
  const states = useTranslations('states');
  const video = useRef<HTMLVideoElement>(null);
  const { stream, trouble } = useCamera();
  const [ready, setReady] = useState(false);
  const [taking, setTaking] = useState(false);
  const blurred = useBlurredFaces();

  useEffect(() => {
    if (video.current && stream) video.current.srcObject = stream;
  }, [stream]);

  const capture = async () => {
    if (!video.current) return;
    // A double click would take two pictures, and so make two people of one.
    setTaking(true);
    onPicture(await still(video.current).finally(() => setTaking(false)));
    onClose();
  };

  return (
    <Dialog opened wide onClose={onClose} title={t('title')}>
      {trouble ? (
        <Placeholder icon={<IconCameraOff size={20} />} title={t('troubleTitle')}>
          {t(`trouble.${trouble}`)}
        </Placeholder>
      ) : (
        <div className={styles.stage}>
          {!ready && <Loader className={styles.waiting} aria-label={states('loading')} />}
          <video
            ref={video}
            className={styles.video}
            data-blurred={blurred || undefined}
            autoPlay
            muted
            playsInline
            aria-label={t('picture')}
            onLoadedData={() => setReady(true)}
          />
        </div>
      )}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          {states('cancel')}
        </Button>
        <Button
          disabled={!ready}
          loading={taking}
          leftSection={<IconCamera size={16} stroke={1.6} />}
          onClick={() => void capture()}
        >
          {t('capture')}
        </Button>
      </Group>
    </Dialog>
  );
}

function useCamera(): { stream: MediaStream | undefined; trouble: Trouble | undefined } {
  const [stream, setStream] = useState<MediaStream>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    let left = false;
    let opened: MediaStream | undefined;
    const stop = () => {
      for (const track of opened?.getTracks() ?? []) track.stop();
    };
    // Browsers hide the camera from pages that were loaded without TLS.
    if (!('mediaDevices' in navigator)) {
      setTrouble('insecure');
      return;
    }
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user', width: { ideal: 1280 } } }).then(
      (answer) => {
        opened = answer;
        if (left) stop();
        else setStream(answer);
      },
      (error: unknown) => {
        if (!left) setTrouble(troubleOf(error));
      },
    );
    return () => {
      left = true;
      stop();
    };
  }, []);
  return { stream, trouble };
}

function troubleOf(error: unknown): Trouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'absent' : 'busy';
}

async function still(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const picture = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The camera gave no picture'))),
      'image/jpeg',
      0.95,
    );
  });
  const time = new Date().toTimeString().slice(0, 8).replaceAll(':', '');
  return new File([picture], `webcam-${time}.jpg`, { type: 'image/jpeg' });
}
