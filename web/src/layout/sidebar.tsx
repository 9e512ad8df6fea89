import type { MenuGroup } from '@afc/contract/pages';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '../api/queries.ts';
import { ProductSign } from '../parts/icons/product-sign.tsx';
import { useSignedIn } from '../session/session.ts';
import { initialsOf } from './initials.ts';
import { type MenuEntry, menuFor } from './menu.ts';
import styles from './sidebar.module.css';

interface SidebarProps {
  readonly folded: boolean;
  readonly withProduct?: boolean;
}

/** The menu table and, below it, who is signed in. */
export function Sidebar({ folded, withProduct = false }: SidebarProps) {
  const t = useTranslations('shell');
  const { claims } = useSignedIn();
  return (
    <div className={styles.sidebar} data-folded={folded || undefined}>
      {withProduct && (
        <div className={styles.product}>
          <ProductSign />
          <span className={styles.word}>{t('product')}</span>
        </div>
      )}
      <nav aria-label={t('mainNavigation')} className={styles.menu}>
        {menuFor(claims.role).map(({ group, entries }) => (
          <Group key={group} name={group}>
            {entries.map((entry) => (
              <li key={entry.label}>
                <Entry entry={entry} folded={folded} />
              </li>
            ))}
          </Group>
        ))}
      </nav>
      <Person folded={folded} />
    </div>
  );
}

function Group({ name, children }: { name: MenuGroup; children: ReactNode }) {
  const t = useTranslations('pages.group');
  const heading = useId();
  return (
    <div className={styles.group}>
      <h2 className={styles.groupName} id={heading}>
        {t(name)}
      </h2>
      <ul aria-labelledby={heading} className={styles.entries}>
        {children}
      </ul>
    </div>
  );
}

function Entry({ entry, folded }: { entry: MenuEntry; folded: boolean }) {
  const label = useTranslations('pages.entry')(entry.label);
  return (
    <Link to={entry.to} className={styles.entry} title={folded ? label : undefined}>
      <entry.icon size={18} stroke={1.6} aria-hidden />
      <span className={styles.word}>{label}</span>
    </Link>
  );
}

function Person({ folded }: { folded: boolean }) {
  const t = useTranslations('shell');
  const { claims } = useSignedIn();
  const { data } = useCall('currentUser', {}, { shownInPlace: 'all' });
  const name = data?.displayName ?? claims.displayName;
  const email = data?.email ?? '';
  return (
    <Link
      to="/settings"
      className={styles.person}
      aria-label={`${t('profile')}: ${name} ${email}`.trim()}
      title={folded ? t('profile') : `${name} ${email}`.trim()}
    >
      <span className={styles.initials} aria-hidden>
        {initialsOf(name)}
      </span>
      <span className={styles.word}>
        <span className={styles.name}>{name}</span>
        <span className={styles.email}>{email || '\u00a0'}</span>
      </span>
    </Link>
  );
}
