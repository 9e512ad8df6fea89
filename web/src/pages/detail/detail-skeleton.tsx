import { Skeleton } from '@mantine/core';
import styles from './detail.module.css';
import pair from './face-pair.module.css';

/** In the places of what will come, so that nothing jumps. */
export function DetailSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton height={14} width={120} mb={8} />
      <Skeleton height={24} width={260} mb={8} />
      <Skeleton height={22} width={200} mb={16} />
      <div className={styles.layout}>
        <div className={pair.pair}>
          {['subject', 'match'].map((side) => (
            <div key={side}>
              <Skeleton height={28} width="60%" mb={12} />
              <Skeleton className={styles.square} mb={40} />
            </div>
          ))}
          <div className={pair.between}>
            <Skeleton height={24} width="70%" />
          </div>
        </div>
        <Skeleton className={styles.matches} height={320} />
      </div>
    </div>
  );
}
