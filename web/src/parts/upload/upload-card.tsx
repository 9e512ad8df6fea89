import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { useValue } from '../../state/value.ts';
import { PicturePicker } from '../files/picture-picker.tsx';
import { Card } from '../page/card.tsx';
import type { FieldProps } from './person-fields.tsx';
import styles from './upload-card.module.css';
import { UploadRow } from './upload-row.tsx';
import type { Uploads } from './uploads.ts';

interface UploadCardProps {
  readonly uploads: Uploads;
  readonly title: string;
  readonly hint: string;
  readonly sendLabel: string;
  readonly removeLabel: string;
  readonly fields: ComponentType<FieldProps>;
}

/** Where pictures are chosen, and a row for each identity that is not sent yet. */
export function UploadCard({ uploads, title, hint, ...row }: UploadCardProps) {
  const message = useTranslations('message');
  const rows = useValue(uploads.rows);
  return (
    <Card title={title} lead={message('oneIdentityAtATime')} flush>
      <div className={styles.picker}>
        <PicturePicker onPictures={uploads.add} hint={hint} primary={rows.length === 0} />
      </div>
      {rows.length > 0 && (
        <div className={styles.rows}>
          {rows.map((each) => (
            <UploadRow key={each.id} row={each} uploads={uploads} {...row} />
          ))}
        </div>
      )}
    </Card>
  );
}
