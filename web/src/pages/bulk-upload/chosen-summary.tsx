import { maxPeople } from '@afc/contract/limits';
import { useTranslations } from 'use-intl';
import { usePersonal } from '../../parts/people/personal.tsx';
import type { Batch } from './batch.ts';
import styles from './bulk-upload.module.css';
import type { ChosenPicture } from './chosen-files.ts';

/** More names than these would bury what matters. */
const namesShown = 5;

/** What was chosen, and what of it is not used: told, not an error. */
export function ChosenSummary({ batch: { file, trouble, pictures, unused } }: { batch: Batch }) {
  const t = useTranslations('bulk');
  const ignored = useTranslations('upload.ignored');
  const names = useNames();
  const otherFiles = unused.filter(({ fault }) => fault === 'type');
  const tooLarge = unused.filter(({ fault }) => fault === 'size');
  const named = unused.filter(({ fault }) => fault === undefined);
  return (
    <div className={styles.summary}>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {t(`trouble.${trouble.trouble}`, {
            column: trouble.column ?? '',
            line: trouble.line ?? 0,
            most: maxPeople,
          })}
        </p>
      )}
      {file && <p>{t('chosen.file', { name: file.name, rows: file.people.length })}</p>}
      {!file && !trouble && <p>{t('chosen.noFile')}</p>}
      <p>{t('chosen.pictures', { count: pictures.filter(({ fault }) => fault !== 'type').length })}</p>
      {file && file.unknownColumns.length > 0 && (
        <p className={styles.told}>{t('chosen.unknownColumns', { names: file.unknownColumns.join(', ') })}</p>
      )}
      {otherFiles.length > 0 && <p className={styles.told}>{ignored('type', { names: names(otherFiles) })}</p>}
      {tooLarge.length > 0 && <p className={styles.told}>{ignored('size', { names: names(tooLarge) })}</p>}
      {named.length > 0 && (
        <p className={styles.told}>{t('chosen.unused', { count: named.length, names: names(named) })}</p>
      )}
    </div>
  );
}

/** File names are often the names of people. */
function useNames(): (pictures: readonly ChosenPicture[]) => string {
  const t = useTranslations('bulk.chosen');
  const personal = usePersonal();
  return (pictures) => {
    const names = pictures
      .slice(0, namesShown)
      .map(({ path }) => personal(path))
      .join(', ');
    const count = pictures.length - namesShown;
    return count > 0 ? t('more', { names, count }) : names;
  };
}
