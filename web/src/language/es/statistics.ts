import type { statistics as english } from '../en/statistics.ts';
import type { Translation } from '../translation.ts';

export const statistics: Translation<typeof english> = {};
