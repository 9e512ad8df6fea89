import type { Analytics } from '@afc/contract/analytics';
import type { DecidingSource } from '@afc/contract/vocabulary';
import type { Texts } from '../../language/language.tsx';

export interface Slice {
  readonly label: Exclude<keyof Texts['statistics'], 'steps' | 'trendLeads'>;
  readonly count: number;
  readonly colour: string;
  readonly to: string;
  /** Whom the list shows; everybody unless given. */
  readonly source?: DecidingSource;
}

export interface Ring {
  readonly total: number;
  readonly slices: readonly Slice[];
}

/** Against all users; what is neither cleared nor potential fraud is the muted remainder. */
export function usersRing(analytics: Analytics): Ring {
  return {
    total: analytics.totalUsers,
    slices: [
      { label: 'clearedUsers', count: analytics.clear, colour: 'var(--afc-clear)', to: '/list-clear' },
      { label: 'potentialFraud', count: analytics.blacklist, colour: 'var(--afc-blacklist)', to: '/list-blacklisted' },
      { label: 'inReview', count: analytics.consider, colour: 'var(--afc-remainder-1)', to: '/list-consider' },
      { label: 'rejected', count: analytics.kycRejected, colour: 'var(--afc-remainder-2)', to: '/list-rejected' },
    ],
  };
}

/** Against the potential fraud cases; what staff marked without a match is a remainder, shown when there is one. */
export function fraudRing(analytics: Analytics): Ring {
  const { potentialFraudCases, blacklistProvider, AiCollision, dataCollision } = analytics;
  const marked = potentialFraudCases - blacklistProvider - AiCollision - dataCollision;
  const to = '/list-blacklisted';
  const slices: Slice[] = [
    { label: 'provider', count: blacklistProvider, colour: 'var(--afc-source-1)', to, source: 'provider' },
    { label: 'aiCollision', count: AiCollision, colour: 'var(--afc-source-2)', to, source: 'ai' },
    { label: 'dataCollision', count: dataCollision, colour: 'var(--afc-source-3)', to, source: 'data' },
  ];
  if (marked > 0)
    slices.push({ label: 'markedByStaff', count: marked, colour: 'var(--afc-remainder-1)', to, source: 'staff' });
  return { total: potentialFraudCases, slices };
}

/** In percent; nothing of nothing is 0. */
export function shareOf(count: number, total: number): number {
  return total === 0 ? 0 : (count / total) * 100;
}
