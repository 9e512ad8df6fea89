import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface DataTableProps {
  readonly caption: string;
  /** Column heads; a figure's column is aligned to the right. */
  readonly columns: readonly { readonly label: string; readonly figure?: boolean; readonly hideLabel?: boolean }[];
  readonly children: ReactNode;
}

/** A plain table in a card: 44 px rows, 1 px lines, scrolls sideways on small screens. */
export function DataTable({ caption, columns, children }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.table} aria-label={caption}>
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
