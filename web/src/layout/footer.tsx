import { useTranslations } from 'use-intl';
import styles from './footer.module.css';

export function Footer() {
  const t = useTranslations('shell');
  return <footer className={styles.footer}>{t('footer')}</footer>;
}
