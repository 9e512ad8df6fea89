import { useTranslations } from 'use-intl';

/** Between what was and what is: an arrow to see, a word to hear. */
export function ChangeArrow() {
  const t = useTranslations('words');
  return (
    <>
      <span aria-hidden>→</span>
      <span className="visually-hidden">{t('becomes')}</span>
    </>
  );
}
