import type { Asking } from '../../platform/base/actor.ts';

/** What every event about a profile says. */
export const aboutStaff = ({ actor, requestId }: Asking, id: string) =>
  ({ actor, requestId, subjectKind: 'staff', subjectId: id }) as const;
