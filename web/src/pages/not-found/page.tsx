import { Text, TextInput, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { plain } from '../../language/plain.ts';
import { places } from '../../layout/menu.ts';
import { PageButton, PageLink } from '../../parts/page/page-link.tsx';
import styles from './page.module.css';

/** Signed out one may look for a page too: the guard asks for the login first. */
export function NotFoundPage() {
  const t = useTranslations('notFound');
  const title = useTranslations('pages.title');
  const label = useTranslations('pages.entry');
  const navigate = useNavigate();
  const [wanted, setWanted] = useState('');
  const words = plain(wanted);
  const names = (place: (typeof places)[number]) => [title(place.name), place.label ? label(place.label) : ''];
  const found = places.filter((place) => words !== '' && names(place).some((name) => plain(name).includes(words)));
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    if (found[0]) void navigate({ to: found[0].to });
  };
  return (
    <div className={styles.page}>
      <p className={styles.number}>{title('notFound')}</p>
      <Title order={1} className={styles.title}>
        {t('title')}
      </Title>
      <Text c="dimmed">{t('lead')}</Text>
      <search className={styles.search}>
        <form onSubmit={openFirst}>
          <TextInput
            type="search"
            size="md"
            aria-label={t('search')}
            placeholder={t('search')}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
        </form>
        <div aria-live="polite">
          {found.length > 0 && (
            <ul className={styles.found}>
              {found.map(({ name, to }) => (
                <li key={name}>
                  <PageLink to={to}>{title(name)}</PageLink>
                </li>
              ))}
            </ul>
          )}
          {words !== '' && found.length === 0 && (
            <Text size="sm" c="dimmed" mt="xs">
              {t('noPage')}
            </Text>
          )}
        </div>
      </search>
      <PageButton to="/statistics" variant="default" mt="lg">
        {t('back')}
      </PageButton>
    </div>
  );
}
