import { pageSize } from '@afc/contract/limits';
import { Skeleton } from '@mantine/core';
import styles from './table-skeleton.module.css';

const rows = Array.from({ length: pageSize }, (_, index) => index);

/** Ten grey rows in the size of real ones, so that nothing moves when these are loaded. */
export function TableSkeleton() {
  return (
    <div className={styles.rows}>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={36} height={36} />
          <Skeleton height={12} width={`${28 - (row % 4) * 4}%`} />
          <Skeleton height={12} width="22%" />
          <Skeleton height={12} width="12%" ml="auto" />
        </div>
      ))}
    </div>
  );
}
