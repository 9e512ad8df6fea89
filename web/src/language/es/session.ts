import type { session as english } from '../en/session.ts';
import type { Translation } from '../translation.ts';

export const session: Translation<typeof english> = {
  secondsLeft: '{seconds, plural, one {Queda # segundo} other {Quedan # segundos}}',
};
