import { useTranslations } from 'use-intl';

/** Stands between an old and a new value: an arrow, for which screen readers say a word. */
export function ChangeArrow() {
  const t = useTranslations('words');
  return (
    <>
      <span aria-hidden>→</span>
      <span className="visually-hidden">{t('becomes')}</span>
    </>
  );
}
