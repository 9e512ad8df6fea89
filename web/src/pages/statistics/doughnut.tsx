import { decimals } from '@afc/contract/score-digits';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './doughnut.module.css';
import { type Ring, type Slice, shareOf } from './shares.ts';

const radius = 70;
const circumference = 2 * Math.PI * radius;
/** A hair of empty ring between slices. */
const gap = 2;

interface DoughnutProps {
  readonly ring: Ring;
  /** What the number in the hole counts. */
  readonly unit: 'totalUsers' | 'fraudCases';
  readonly caption: string;
}

/** The ring with its total in the hole, and beside it the same as a table: colour is never the only carrier. */
export function Doughnut({ ring, unit, caption }: DoughnutProps) {
  const t = useTranslations('statistics');
  const format = useFormatter();
  const total = format.number(ring.total);
  return (
    <div className={styles.doughnut}>
      <div className={styles.ring}>
        <RingPicture ring={ring} />
        <div className={styles.hole}>
          <span className={styles.total} data-long={total.length > '123,456'.length || undefined}>
            {total}
          </span>
          <span className={styles.unit}>{t(unit, { count: ring.total })}</span>
        </div>
      </div>
      <Legend ring={ring} caption={caption} />
    </div>
  );
}

/** For the eye and the mouse only; readers and the keyboard use the table. */
function RingPicture({ ring: { slices, total } }: { ring: Ring }) {
  const t = useTranslations('statistics');
  const shown = slices.filter(({ count }) => count > 0);
  let before = 0;
  return (
    <svg viewBox="0 0 168 168" aria-hidden="true" className={styles.picture}>
      <circle cx={84} cy={84} r={radius} className={styles.track} />
      {shown.map((slice) => {
        const length = (slice.count / total) * circumference;
        const offset = before;
        before += length;
        return (
          <Link key={slice.label} to={slice.to} state={{ source: slice.source }} tabIndex={-1}>
            <circle
              cx={84}
              cy={84}
              r={radius}
              className={styles.slice}
              stroke={slice.colour}
              strokeDasharray={`${shown.length > 1 ? Math.max(length - gap, 1) : length} ${circumference}`}
              strokeDashoffset={-offset}
            >
              <title>{t(slice.label)}</title>
            </circle>
          </Link>
        );
      })}
    </svg>
  );
}

function Legend({ ring: { slices, total }, caption }: { ring: Ring; caption: string }) {
  const t = useTranslations('statistics');
  return (
    <table className={styles.legend}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('label')}</th>
          <th scope="col">{t('count')}</th>
          <th scope="col">{t('share')}</th>
        </tr>
      </thead>
      <tbody>
        {slices.map((slice) => (
          <LegendRow key={slice.label} slice={slice} total={total} />
        ))}
      </tbody>
    </table>
  );
}

function LegendRow({ slice, total }: { slice: Slice; total: number }) {
  const t = useTranslations('statistics');
  const format = useFormatter();
  const share = format.number(shareOf(slice.count, total), decimals(2));
  return (
    <tr>
      <th scope="row">
        <Link to={slice.to} state={{ source: slice.source }} className={`${styles.label} touch-more`}>
          <span className={styles.swatch} style={{ background: slice.colour }} aria-hidden />
          {t(slice.label)}
        </Link>
      </th>
      <td>{format.number(slice.count)}</td>
      <td className={styles.share}>{t('percent', { value: share })}</td>
    </tr>
  );
}
