import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DropZone } from '../../parts/files/drop-zone.tsx';
import { saveFile } from '../../parts/files/save-file.ts';
import { Card } from '../../parts/page/card.tsx';
import { type Batch, isUnderWay } from './batch.ts';
import styles from './bulk-upload.module.css';
import { bulkUpload } from './bulk-upload.ts';
import { droppedFiles, filesOf } from './chosen-files.ts';
import { ChosenSummary } from './chosen-summary.tsx';
import { FileFormat } from './file-format.tsx';
import { template } from './template.ts';

/** Where the CSV file and the pictures are chosen, and what was chosen. */
export function FilesCard({ batch }: { batch: Batch }) {
  const t = useTranslations('bulk');
  const locale = useLocale();
  const underWay = isUnderWay(batch);
  const chosen = batch.pictures.length > 0 || batch.file !== undefined || batch.trouble !== undefined;
  return (
    <Card
      title={t('files')}
      actions={
        <>
          <Button variant="default" size="xs" onClick={() => saveFile(...template(locale))}>
            {t('template')}
          </Button>
          {chosen && !underWay && (
            <Button variant="default" size="xs" onClick={bulkUpload.clear}>
              {t('again')}
            </Button>
          )}
        </>
      }
    >
      {!underWay && <Chooser primary={batch.file === undefined} />}
      {chosen && <ChosenSummary batch={batch} />}
      {!batch.file && <FileFormat />}
    </Card>
  );
}

function Chooser({ primary }: { primary: boolean }) {
  const t = useTranslations('bulk');
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    void bulkUpload.add(filesOf(input.files ?? []));
    // The same files may be chosen again after they were mended.
    input.value = '';
  };
  return (
    <div className={styles.chooser}>
      <DropZone
        icon={IconFileSpreadsheet}
        title={t('drop')}
        hint={t('hint')}
        onDrop={(dropped) => void droppedFiles(dropped).then(bulkUpload.add)}
      >
        <Button variant={primary ? 'filled' : 'default'} onClick={() => files.current?.click()}>
          {t('choose')}
        </Button>
        <Button variant="default" onClick={() => folder.current?.click()}>
          {t('folder')}
        </Button>
        <input
          ref={files}
          type="file"
          multiple
          hidden
          aria-label={t('choose')}
          onChange={(event) => take(event.currentTarget)}
        />
        <input
          ref={(input) => {
            folder.current = input;
            // React knows no such attribute.
            if (input) input.webkitdirectory = true;
          }}
          type="file"
          hidden
          aria-label={t('folder')}
          onChange={(event) => take(event.currentTarget)}
        />
      </DropZone>
    </div>
  );
}
