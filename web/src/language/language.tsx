import { type Language, languages } from '@afc/contract/messages';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { partOnDemand } from '../api/script-on-demand.ts';
import { createStored } from '../state/stored.ts';
import { useValue } from '../state/value.ts';
import type { en } from './en.ts';
import { formats } from './formats.ts';
import type { Translation } from './translation.ts';

export type Texts = Translation<typeof en>;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Texts;
    Locale: Language;
    Formats: typeof formats;
  }
}

export const language = createStored('afc.language', languages, 'en');

const load: Record<Language, () => Promise<Texts>> = {
  en: partOnDemand(() => import('./en.ts'), 'en'),
  es: partOnDemand(() => import('./es.ts'), 'es'),
};

/** The texts on screen, also for code outside React. */
let spoken: { readonly language: Language; readonly texts: Texts } | undefined;

export async function speak(wanted: Language): Promise<void> {
  const next = spoken?.language === wanted ? spoken : { language: wanted, texts: await load[wanted]() };
  // Another one was chosen while these texts were on their way.
  if (language.get() !== wanted) return;
  spoken = next;
  document.documentElement.lang = wanted;
}

function current() {
  if (!spoken) throw new Error('No language was loaded before the first text');
  return spoken;
}

export function currentTexts(): Texts {
  return current().texts;
}

/** What these are written in. One that was chosen may still be on its way. */
export function currentLanguage(): Language {
  return current().language;
}

interface LanguageProviderProps {
  readonly children: ReactNode;
  /** Is told why a chosen language could not be fetched. */
  readonly onFailure: (error: unknown) => void;
}

/** A language is shown once its texts are here; until then the page keeps speaking the one before. */
export function LanguageProvider({ children, onFailure }: LanguageProviderProps) {
  const wanted = useValue(language);
  const [shown, setShown] = useState(spoken);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    let stale = false;
    speak(wanted).then(
      () => {
        if (!stale) setShown(spoken);
      },
      // Its texts could not be fetched: the choice goes back to what is spoken.
      (error) => {
        if (stale || !spoken) return;
        language.set(spoken.language);
        fail(error);
      },
    );
    return () => {
      stale = true;
    };
  }, [wanted]);
  if (!shown) return null;
  return (
    <IntlProvider locale={shown.language} messages={shown.texts} formats={formats} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
