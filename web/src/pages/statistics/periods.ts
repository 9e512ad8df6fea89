import type { TrendPoint, trendSteps } from '@afc/contract/analytics';
import { dayOf } from '@afc/contract/day-of';

export type Step = (typeof trendSteps)[number];

/** How many periods the trend shows, the present one included. */
export const periodsShown: Record<Step, number> = { day: 30, week: 26, month: 24 };

const dayMilliseconds = 86_400_000;
const sundayAsLast = 6;

/** The last periods up to now without gaps: the server names only those in which somebody was registered. */
export function lastPeriods(points: readonly TrendPoint[], by: Step, now: Date): TrendPoint[] {
  const known = new Map(points.map((point) => [point.from, point]));
  return Array.from({ length: periodsShown[by] }, (_, index) => {
    const from = startOf(now, by, periodsShown[by] - 1 - index);
    return known.get(from) ?? { from, clear: 0, consider: 0, blacklist: 0, kycRejected: 0 };
  });
}

/** The first day (UTC) of the period that lies `back` periods before now; weeks begin on Monday. */
function startOf(now: Date, by: Step, back: number): string {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  if (by === 'month') return dayAt(Date.UTC(year, month - back, 1));
  const today = Date.UTC(year, month, now.getUTCDate());
  if (by === 'day') return dayAt(today - back * dayMilliseconds);
  const sinceMonday = (now.getUTCDay() + sundayAsLast) % 7;
  return dayAt(today - (sinceMonday + back * 7) * dayMilliseconds);
}

function dayAt(time: number): string {
  return dayOf(new Date(time).toISOString());
}
