import { z } from 'zod';
import { petitionStatuses } from './vocabulary.ts';

const count = z.number().int().min(0);

export const Analytics = z.object({
  totalUsers: count,
  potentialFraudCases: count,
  clear: count,
  blacklist: count,
  blacklistProvider: count,
  AiCollision: count,
  dataCollision: count,
  consider: count,
  kycRejected: count,
  oldestConsider: z.string().nullable(),
});
export type Analytics = z.infer<typeof Analytics>;

export const trendSteps = ['day', 'week', 'month'] as const;
export const TrendQuery = z.object({ by: z.enum(trendSteps).default('day') });

/** How many records of each present status were registered in the period that begins at `from`. */
export const TrendPoint = z.object({
  from: z.string(),
  clear: count,
  consider: count,
  blacklist: count,
  kycRejected: count,
});
export type TrendPoint = z.infer<typeof TrendPoint>;
export const Trend = z.object({ by: z.enum(trendSteps), points: z.array(TrendPoint) });

export const QuickPanel = z.object({
  today: z.record(z.enum(petitionStatuses), count),
  queue: count,
  consider: count,
  oldestConsider: z.string().nullable(),
  lists: z.array(z.object({ name: z.string(), listDate: z.string().nullable(), importedAt: z.string() })),
});
export type QuickPanel = z.infer<typeof QuickPanel>;
