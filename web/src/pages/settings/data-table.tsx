import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import table from '../../parts/tables/table.module.css';
import styles from './data-table.module.css';
import page from './page.module.css';

interface DataTableProps {
  readonly caption: string;
  /** Column heads; a figure's column is aligned to the right. */
  readonly columns: readonly { readonly label: string; readonly figure?: boolean; readonly hideLabel?: boolean }[];
  /** What stands there when there are no rows. */
  readonly none?: string;
  readonly children: readonly ReactNode[];
}

/** A plain table in a card. On small screens its rows become cards too: each cell with the name in its `data-label`. */
export function DataTable({ caption, columns, none, children }: DataTableProps) {
  if (none && children.length === 0)
    return (
      <Text c="dimmed" className={page.inset}>
        {none}
      </Text>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: it holds no form fields.
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={caption}>
      <table className={`${table.table} ${styles.table}`} aria-label={caption}>
        <thead>
          <tr>
            {columns.map(({ label, figure, hideLabel }) => (
              <th key={label} scope="col" data-figure={figure || undefined}>
                <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
