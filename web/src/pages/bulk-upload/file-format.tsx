import { documentTypes } from '@afc/contract/vocabulary';
import { useTranslations } from 'use-intl';
import { allParts, type PersonField } from '../../parts/upload/person-check.ts';
import styles from './bulk-upload.module.css';
import { pictureColumn } from './people-file.ts';

const rules: Partial<Record<PersonField, 'date' | 'country' | 'docType'>> = {
  dateBirth: 'date',
  countryResidenceName: 'country',
  countryNationalityName: 'country',
  docType: 'docType',
  docExpireAt: 'date',
};

/** The columns by their names, and how their values are written. */
export function FileFormat() {
  const t = useTranslations('bulk.format');
  const label = useTranslations('upload.field');
  const ruleOf = (field: PersonField) => {
    const rule = rules[field];
    return rule === undefined ? '' : t(rule, { types: documentTypes.join(', ') });
  };
  return (
    <details className={styles.format}>
      <summary className="touch-more">{t('title')}</summary>
      <p>
        {t('general')} {t('optional')}
      </p>
      <dl>
        <dt>{pictureColumn}</dt>
        <dd>{t('picture')}</dd>
        {allParts.map((field) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>{[label(field), ruleOf(field)].filter(Boolean).join('. ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
