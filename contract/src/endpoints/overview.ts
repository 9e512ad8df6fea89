import { Analytics, QuickPanel, Trend, TrendQuery } from '../analytics.ts';
import { Health, Readiness } from '../health.ts';
import { Policy } from '../policy.ts';
import type { Endpoint } from './endpoint.ts';

/** Counts, the rules in force, and the state of the process. */
export const overviewEndpoints = {
  analytics: {
    method: 'GET',
    path: '/recognition/analytics',
    summary: 'Counts of records by status and source',
    access: 'user',
    clients: true,
    response: Analytics,
  },
  analyticsTrend: {
    method: 'GET',
    path: '/recognition/analytics/trend',
    summary: 'Registered records over time',
    access: 'user',
    clients: true,
    query: TrendQuery,
    response: Trend,
  },
  quickPanel: {
    method: 'GET',
    path: '/api/quick-panel/data',
    summary: 'Live figures of the quick panel',
    access: 'user',
    response: QuickPanel,
  },
  policy: {
    method: 'GET',
    path: '/api/policy',
    summary: 'Thresholds, rules and lists in force',
    access: 'user',
    clients: true,
    response: Policy,
  },
  health: { method: 'GET', path: '/healthz', summary: 'The process answers', access: 'open', response: Health },
  readiness: {
    method: 'GET',
    path: '/readyz',
    summary: 'Networks and lists are loaded, and the database answers',
    access: 'open',
    response: Readiness,
  },
} as const satisfies Record<string, Endpoint>;
