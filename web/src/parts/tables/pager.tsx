import { pageSize } from '@afc/contract/limits';
import { Pagination } from '@mantine/core';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { smallScreen, useScreen } from '../../theme/screen.ts';
import styles from './table.module.css';

interface PagerProps {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Shows which rows of a list are on screen, and turns the pages. A page has ten rows, as specified. */
export function Pager({ page, total, onPage }: PagerProps) {
  const t = useTranslations('results.pager');
  const { number } = useFormatter();
  const pages = Math.ceil(total / pageSize);
  // A small screen shows fewer page numbers, so that they fit on one line.
  const small = useScreen(smallScreen);
  // The last page disappears when all of its rows were decided or deleted.
  useEffect(() => {
    if (page > pages) onPage(pages);
  }, [page, pages, onPage]);
  const first = (page - 1) * pageSize + 1;
  const range = { first: number(first), last: number(Math.min(page * pageSize, total)), total: number(total) };
  return (
    <nav className={styles.pager} aria-label={t('label')}>
      <span className="tabular">{t('range', range)}</span>
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          onChange={onPage}
          size="sm"
          gap={small ? 2 : 4}
          siblings={small ? 0 : 1}
          getItemProps={(item) => ({ 'aria-label': t('page', { page: item }) })}
          getControlProps={(control) => ({
            'aria-label': control === 'next' ? t('next') : t('previous'),
          })}
        />
      )}
    </nav>
  );
}
