import type { Policy } from '@afc/contract/policy';
import type { RetentionGroup } from '@afc/contract/vocabulary';
import { useTranslations } from 'use-intl';
import styles from './page.module.css';

/** What this server rejects and compares with today. */
export function RulesInForce({ policy }: { policy: Policy }) {
  const t = useTranslations('manual.inForce');
  const states = useTranslations('states');
  const message = useTranslations('message');
  const status = useTranslations('words.resultStatus');
  const groupName = (group: RetentionGroup) =>
    group === 'check' || group === 'test' || group === 'failed' ? t(`keptGroup.${group}`) : status(group);
  return (
    <>
      {policy.kycRejects.length > 0 ? (
        <>
          <p>{t('kyc')}</p>
          <ul className={styles.list}>
            {policy.kycRejects.map((reason) => (
              <li key={reason}>{message(reason)}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('kycNone')}</p>
      )}
      {policy.lists.length > 0 ? (
        <>
          <p>{t('lists')}</p>
          <ul className={styles.list}>
            {policy.lists.map(({ name, listDate, entities }) => (
              <li key={name}>
                {listDate ? t('listOf', { name, entities, date: listDate }) : t('listUndated', { name, entities })}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{states('noList')}</p>
      )}
      <p>{policy.engines.length > 0 ? t('engines', { names: policy.engines.join(', ') }) : t('noEngines')}</p>
      <p>{policy.liveness ? t('livenessOn') : t('livenessOff')}</p>
      {policy.retention.length > 0 ? (
        <>
          <p>{t('retention')}</p>
          <ul className={styles.list}>
            {policy.retention.map(({ group, days }) => (
              <li key={group}>{t('kept', { group: groupName(group), days })}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('retentionNone')}</p>
      )}
      <p className={styles.version}>{t('version', { version: policy.version })}</p>
    </>
  );
}
