import type { Policy } from '@afc/contract/policy';
import { Button, Skeleton, Stack, TextInput } from '@mantine/core';
import { IconPrinter, IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '../../api/queries.ts';
import { currentTexts } from '../../language/language.tsx';
import { plain } from '../../language/plain.ts';
import { Loaded } from '../../parts/feedback/loaded.tsx';
import { PageFrame } from '../../parts/page/page-frame.tsx';
import styles from './page.module.css';
import { ManualSection } from './section.tsx';
import { sectionIds, wordsOf } from './sections.ts';

/** The user manual: contents at the left, anchors, search, a print style; figures from the server. */
export function HelpPage() {
  const t = useTranslations('manual');
  const query = useCall('policy', {});
  return (
    <PageFrame
      title={t('title')}
      lead={t('lead')}
      actions={
        <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      }
    >
      <Loaded query={query} skeleton={<Outline />}>
        {(policy) => <Manual policy={policy} />}
      </Loaded>
    </PageFrame>
  );
}

function Manual({ policy }: { policy: Policy }) {
  const t = useTranslations('manual');
  const [wanted, setWanted] = useState('');
  const { sections } = currentTexts().manual;
  const words = plain(wanted);
  const shown = sectionIds(sections).filter((id) => wordsOf(sections[id]).includes(words));
  useAnchorOnArrival();
  return (
    <div className={styles.manual}>
      <div className={`${styles.side} no-print`}>
        <search>
          <TextInput
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
          <p role="status" className={styles.found}>
            {words === '' ? '' : t('found', { count: shown.length })}
          </p>
        </search>
        <nav aria-label={t('contents')} className={styles.contents}>
          {shown.map((id) => (
            <a key={id} href={`#${id}`}>
              {t(`sections.${id}.title`)}
            </a>
          ))}
        </nav>
      </div>
      <article className={styles.text}>
        {shown.map((id) => (
          <ManualSection key={id} id={id} policy={policy} />
        ))}
      </article>
    </div>
  );
}

/** The sections exist only now, after the browser already looked for the address's anchor. */
function useAnchorOnArrival() {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}

function Outline() {
  return (
    // As high as the screen: the footer must not show and then go.
    <Stack gap="lg" maw={720} mih="100dvh">
      <Skeleton height={160} />
      <Skeleton height={160} />
      <Skeleton height={160} />
    </Stack>
  );
}
