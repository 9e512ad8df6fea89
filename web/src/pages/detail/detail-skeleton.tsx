import { Skeleton } from '@mantine/core';
import styles from './detail.module.css';

export function DetailSkeleton() {
  return (
    <>
      <Skeleton height={28} width={260} mb="lg" />
      <div className={styles.layout}>
        <div className={styles.pictures}>
          <Skeleton className={styles.square} />
          <Skeleton className={styles.square} />
        </div>
        <div className={styles.matches}>
          <Skeleton height={88} mb="sm" />
          <Skeleton height={88} />
        </div>
      </div>
    </>
  );
}
