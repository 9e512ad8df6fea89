import type { Formats } from 'use-intl';

/** How pages write moments, by the reader's clock: `dateTime(new Date(at), 'minute')`. */
export const formats = {
  dateTime: {
    day: { dateStyle: 'medium' },
    minute: { dateStyle: 'medium', timeStyle: 'short' },
    second: { dateStyle: 'medium', timeStyle: 'medium' },
  },
} as const satisfies Formats;
