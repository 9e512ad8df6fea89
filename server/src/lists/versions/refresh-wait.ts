import { growingWait } from '../../platform/network/growing-wait.ts';
import type { ListRow } from './store.ts';

/** Longer than a fetch may take: until it has ended it counts as one that failed. */
const firstWaitSeconds = 15 * 60;

/** From one fetch of a list to the next: the hours of the schedule, or less where its publisher could not be reached. */
export function refreshWaitMs({ refresh_tries: tries }: Pick<ListRow, 'refresh_tries'>, everyHours: number): number {
  const usual = everyHours * 3_600;
  return 1_000 * (tries === 0 ? usual : Math.min(usual, growingWait(firstWaitSeconds, tries)));
}
