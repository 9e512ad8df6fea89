import { languages } from '@afc/contract/messages';
import { UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { language } from '../language/language.tsx';
import { useValue } from '../state/value.ts';
import styles from './guest-frame.module.css';

/** Language and theme for those who are not signed in yet. */
export function GuestToolbar() {
  const t = useTranslations('shell.settingsPanel');
  const current = useValue(language);
  const { setColorScheme } = useMantineColorScheme();
  const shown = useComputedColorScheme('light');
  const other = shown === 'dark' ? 'light' : 'dark';
  return (
    <footer className={styles.toolbar}>
      {languages.map((name) => (
        <UnstyledButton
          key={name}
          className={styles.choice}
          aria-pressed={name === current}
          lang={name}
          onClick={() => language.set(name)}
        >
          {t(`languages.${name}`)}
        </UnstyledButton>
      ))}
      <span aria-hidden className={styles.rule} />
      <UnstyledButton className={styles.choice} onClick={() => setColorScheme(other)}>
        {t('theme')}: {t(`themes.${shown}`)}
      </UnstyledButton>
    </footer>
  );
}
