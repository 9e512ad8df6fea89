import { maxEntries } from '@afc/contract/limits';
import type { Result } from '@afc/contract/result';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './evidence.module.css';

type Noticed = Pick<Result, 'kycReasons' | 'checksNotRun' | 'entriesLeftOut'>;

/** What the identity rules reject, whatever the result, which checks could not run at all, and who is not named. */
export function ScreeningNotices({ result }: { result: Noticed }) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const message = useTranslations('message');
  const { number } = useFormatter();
  return (
    <>
      {result.kycReasons.length > 0 && (
        <section className={styles.notice} data-kind="rejected" aria-label={t('kycReasons')}>
          <IconAlertTriangle size={16} aria-hidden />
          <div>
            <p className={styles.noticeTitle}>{t('kycReasons')}</p>
            <ul>
              {result.kycReasons.map((reason) => (
                <li key={reason}>{message(reason)}</li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {result.checksNotRun.length > 0 && (
        <section className={styles.notice} aria-label={words('checksNotRun')}>
          <IconInfoCircle size={16} aria-hidden />
          <div>
            <p className={styles.noticeTitle}>{words('checksNotRun')}</p>
            <ul>
              {result.checksNotRun.map(({ check, detail }) => (
                <li key={`${check} ${detail}`}>
                  {message(check)} {check === 'engineFailed' && detail}
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {result.entriesLeftOut > 0 && (
        <div className={styles.notice}>
          <IconInfoCircle size={16} aria-hidden />
          <div>
            {message('entriesLeftOut', {
              total: number(maxEntries + result.entriesLeftOut),
              named: number(maxEntries),
            })}
          </div>
        </div>
      )}
    </>
  );
}
