import { type TrendPoint, trendSteps } from '@afc/contract/analytics';
import { type ResultStatus, resultStatuses } from '@afc/contract/vocabulary';
import { SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { useCall } from '../../api/queries.ts';
import { Loaded } from '../../parts/feedback/loaded.tsx';
import { Card } from '../../parts/page/card.tsx';
import { usePageMemory } from '../../state/use-page-memory.ts';
import { lastPeriods, periodsShown, type Step } from './periods.ts';
import styles from './trend.module.css';

/** All figures of the page, at one pace. */
export const refreshMilliseconds = 30_000;

const colours = {
  clear: 'var(--afc-clear)',
  consider: 'var(--afc-consider)',
  blacklist: 'var(--afc-blacklist)',
  kycRejected: 'var(--afc-rejected)',
} satisfies Record<ResultStatus, string>;

/** Registered users over time, stacked by their present result. */
export function TrendCard() {
  const t = useTranslations('statistics');
  const [by, setBy] = usePageMemory<Step>('trend', 'day');
  const query = useCall(
    'analyticsTrend',
    { query: { by } },
    { keepPrevious: true, refetchInterval: refreshMilliseconds },
  );
  return (
    <Card
      title={t('trend')}
      lead={t(`trendLeads.${by}`, { count: periodsShown[by] })}
      actions={
        <SegmentedControl
          size="xs"
          aria-label={t('by')}
          value={by}
          onChange={setBy}
          data={trendSteps.map((value) => ({ value, label: t(`steps.${value}`) }))}
        />
      }
    >
      <Loaded query={query} skeleton={<Skeleton height={220} />}>
        {({ points, by: shown }) =>
          points.length > 0 ? (
            <Bars points={lastPeriods(points, shown, new Date())} by={shown} />
          ) : (
            <Text c="dimmed" className={styles.none}>
              {t('noTrend')}
            </Text>
          )
        }
      </Loaded>
    </Card>
  );
}

function totalOf(point: TrendPoint): number {
  return resultStatuses.reduce((sum, status) => sum + point[status], 0);
}

function Bars({ points, by }: { points: readonly TrendPoint[]; by: Step }) {
  const words = useTranslations('words.resultStatus');
  const name = usePeriodName(by);
  const { number } = useFormatter();
  const top = ceilingOf(Math.max(...points.map(totalOf)));
  return (
    <figure className={styles.figure}>
      <div className={styles.plot} aria-hidden="true">
        <Scale top={top} />
        <div className={styles.bars}>
          {points.map((point) => (
            <div key={point.from} className={styles.column} title={`${name(point.from)} · ${number(totalOf(point))}`}>
              {resultStatuses.map((status) => (
                <span key={status} style={{ height: `${(point[status] / top) * 100}%`, background: colours[status] }} />
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span>{name(points.at(0)?.from ?? '')}</span>
        <span>{name(points.at(-1)?.from ?? '')}</span>
      </div>
      <div className={styles.key} aria-hidden="true">
        {resultStatuses.map((status) => (
          <span key={status}>
            <span className={styles.swatch} style={{ background: colours[status] }} />
            {words(status)}
          </span>
        ))}
      </div>
      <TrendTable points={points} name={name} />
    </figure>
  );
}

function Scale({ top }: { top: number }) {
  const format = useFormatter();
  return (
    <div className={styles.scale}>
      {[top, top / 2, 0].map((value) => (
        <span key={value}>{format.number(value)}</span>
      ))}
    </div>
  );
}

/** The same figures for readers. */
function TrendTable({ points, name }: { points: readonly TrendPoint[]; name: (from: string) => string }) {
  const t = useTranslations('statistics');
  const { number } = useFormatter();
  const words = useTranslations('words.resultStatus');
  return (
    <div className="visually-hidden">
      <table>
        <caption>{t('trendLead')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('period')}</th>
            {resultStatuses.map((status) => (
              <th key={status} scope="col">
                {words(status)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.from}>
              <th scope="row">{name(point.from)}</th>
              {resultStatuses.map((status) => (
                <td key={status}>{number(point[status])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function usePeriodName(by: Step): (from: string) => string {
  const format = useFormatter();
  return (from) =>
    from === ''
      ? ''
      : format.dateTime(
          new Date(from),
          by === 'month'
            ? { year: 'numeric', month: 'short', timeZone: 'UTC' }
            : { month: 'short', day: 'numeric', timeZone: 'UTC' },
        );
}

/** The next even, round number, so that half of it is one too. */
function ceilingOf(most: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  const step = [1, 2, 4, 6, 8, 10].find((factor) => factor * magnitude >= most) ?? 10;
  return Math.max(step * magnitude, 2);
}
